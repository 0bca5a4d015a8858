export { of } from '@hausregeln/say/elision.ts'
