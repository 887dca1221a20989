#ifndef MARTLET_CURL_SHIM_H
#define MARTLET_CURL_SHIM_H

#include <curl/curl.h>

#endif
