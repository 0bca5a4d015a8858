/** What is wrong with a text for the screen, or nothing. Only sentences end as such; what is quoted may address anybody. */
export function textFaults(text: string, kind: 'sentence' | 'label'): string[] {
  const faults: string[] = []
  if (text.trim() !== text || text === '') faults.push('is empty or has blanks at its ends')
  if (/undefined|NaN|null|\[object|=>|\$\{|#-?\d/.test(text)) faults.push('shows a raw value')
  if (/ {2}| [.,;:?!)]|\( |\n|,,|\.\.$/.test(text)) faults.push('is badly spaced or punctuated')
  if (/-\d/.test(text)) faults.push('shows a negative number')
  const ours = text.replaceAll(/[„“][^„“”]*[“”]/g, '')
  if (/\b(?:du|deine?[mnrs]?|dich|dir|yours?|you)\b/i.test(ours)) faults.push('addresses somebody')
  if (kind === 'sentence' && !/[.?!][“”]?$/.test(text)) faults.push('does not end as a sentence')
  if (kind === 'label' && /[.!]$/.test(text)) faults.push('ends like a sentence')
  return faults
}
