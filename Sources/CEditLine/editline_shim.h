#ifndef CEDITLINE_SHIM_H
#define CEDITLINE_SHIM_H

#include <histedit.h>
#include <langinfo.h>
#include <stdio.h>
#include <string.h>

/// el_wset and el_wget take any arguments, which Swift can't call: one function for each use of them.

/// Whatever belongs to an editor, for its functions to find.
static inline int editline_set_client(EditLine *editor, void *client) {
    return el_wset(editor, EL_CLIENTDATA, client);
}

static inline void *editline_client(EditLine *editor) {
    void *client = NULL;
    return el_wget(editor, EL_CLIENTDATA, &client) == 0 ? client : NULL;
}

/// The function that says what stands before the line; what is between two marks takes no place on the screen.
static inline int editline_set_prompt(EditLine *editor, wchar_t *(*prompt)(EditLine *), wchar_t mark) {
    return el_wset(editor, EL_PROMPT_ESC, prompt, mark);
}

/// The function that reads a character.
static inline int editline_set_reader(EditLine *editor, int (*reader)(EditLine *, wchar_t *)) {
    return el_wset(editor, EL_GETCFN, reader);
}

/// Keys as in Emacs, and no handling of signals.
static inline int editline_set_mode(EditLine *editor) {
    return el_wset(editor, EL_EDITOR, L"emacs") | el_wset(editor, EL_SIGNAL, 0);
}

/// Lets no key send a signal while a line is edited.
static inline int editline_set_no_signals(EditLine *editor) {
    return el_wset(editor, EL_SETTY, L"-d", L"-isig", NULL);
}

/// Adds a function by a name.
static inline int editline_add_function(
    EditLine *editor, const wchar_t *name, unsigned char (*function)(EditLine *, wint_t)
) {
    return el_wset(editor, EL_ADDFN, name, L"", function);
}

/// Lets a key call a function.
static inline int editline_bind(EditLine *editor, const wchar_t *key, const wchar_t *function) {
    return el_wset(editor, EL_BIND, key, function, NULL);
}

/// Lets the terminal be edited at, or leaves it as it was found.
static inline int editline_prepare_terminal(EditLine *editor, int isEdited) {
    return el_wset(editor, EL_PREP_TERM, isEdited);
}

/// Writes prompt and line anew, from where the cursor stands.
static inline int editline_refresh(EditLine *editor) {
    return el_wset(editor, EL_REFRESH);
}

/// How many columns a character takes on the screen.
static inline int editline_columns(wchar_t character) {
    int columns = wcwidth(character);
    return columns < 0 ? 0 : columns;
}

/// Whether the locale's characters are UTF-8.
static inline int editline_takes_utf8(void) {
    return strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
}

#endif
