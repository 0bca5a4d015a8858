// A page loads the words that are read: see `bringLab`.
export {}
