import { TABLE_REFUSALS } from '@hausregeln/protocol/refusal.ts'
import type { Words } from '../words.ts'

/** The server's own sentences, but where the page knows what to do. */
export const refusals: Words['refusals'] = {
  ...TABLE_REFUSALS,
  hostOnly: 'Only the person who opened the table may do that.',
  hostHere: 'The person who opened the table is there, or has only just gone.',
  removed: 'You were taken from the table. Only the person who opened it can let you back in.',
  noSuchTable: 'There is no such table (any more).',
  malformed: 'The server did not understand that. Reload the page.',
  hostError: 'That cannot be entered now.',
  badToken: 'This server does not know you any more. Give your name again.',
  noServer:
    'This page has no server that could keep tables: it is on plain web space. You can still play here at one screen.',
  unreachable: 'The server cannot be reached. Are you connected to the network?',
}
