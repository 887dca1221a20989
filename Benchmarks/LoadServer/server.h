#pragma once

#include <stdint.h>

/// Listens on loopback and returns the socket; the system picks the port.
int server_listen(uint16_t *port);

/// Serves until standard input ends.
void server_run(int listener);
