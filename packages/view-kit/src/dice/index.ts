export { Dice, type DiceProps, type ThirdDie } from './Dice.tsx'
export { Die, type DieProps } from './Die.tsx'
export { type DieFace, PLAIN_DIE } from './faces.ts'
