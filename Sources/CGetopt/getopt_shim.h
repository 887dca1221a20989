#ifndef CGETOPT_SHIM_H
#define CGETOPT_SHIM_H

#include <getopt.h>

/// Glibc's Swift module leaves <getopt.h> out. getopt keeps its place in variables of the process, which Swift takes for
/// shared mutable state; these functions are the only way to them, and the caller guards them.

/// Begins with a new command line, and keeps getopt from printing messages of its own.
static inline void getopt_restart(void) {
    opterr = 0;
#if defined(__APPLE__) || defined(__FreeBSD__)
    optreset = 1;
    optind = 1;
#else
    optind = 0;
#endif
}

/// The index of the next word.
static inline int getopt_index(void) {
    return optind;
}

/// Passes over the next word.
static inline void getopt_skip(void) {
    optind += 1;
}

/// The value of the option, or the word that is none.
static inline const char *getopt_value(void) {
    return optarg;
}

/// The option that could not be read.
static inline int getopt_culprit(void) {
    return optopt;
}

#endif
