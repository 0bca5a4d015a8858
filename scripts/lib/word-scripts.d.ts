/** Scripts of the built page that have the words of some language: `/assets/say.de.words-CxIA5TDK.js`. Its group is the language. */
export declare const WORD_SCRIPT: RegExp;
