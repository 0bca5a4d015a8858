/** The screens of the workshop: one part of the page, loaded when it is wanted. */
export { default as LinkedScreen } from './sent/LinkedScreen.tsx'
export { default as SentScreen } from './sent/SentScreen.tsx'
export { default as WorkshopScreen } from './WorkshopScreen.tsx'
