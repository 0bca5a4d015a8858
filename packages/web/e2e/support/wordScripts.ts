/** Scripts of the built page that have the words of some language: `/assets/say.de.words-CxIA5TDK.js`. Its group is the language. */
export const WORD_SCRIPT = /\/(?:say\.)?([a-z]{2})(?:\.words)?-[\w-]{8}\.js$|\/elision-/
