// A page loads the words that are read: see bring-words.ts.
export {}
