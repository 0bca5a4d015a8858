/** Further languages of the page: a line each, and a folder beside. */
export { parts as fr } from './fr/index.ts'
