import { NOBODY, SEATS } from '@hausregeln/engine'
import { type CellNo, cell, type DeedNo, type GroupNo, type SeatNo } from '@hausregeln/engine/core/state/column.ts'
import { reals } from '../../columns.ts'
import { rowOf } from './owners.ts'
import type { Picture } from './picture.ts'

/** What is counted of an owner's part of a group. */
class Row {
  private held = 0
  private alone = 0
  private lift = 0
  private idle = 0
  private idleInAll = 0
  private parts = 0
  private wholes = 0

  keep(p: Picture, owner: number, group: GroupNo): void {
    const at: CellNo = rowOf(owner) * p.groups + group
    this.held = p.held[at]
    this.alone = p.aloneSum[at]
    this.lift = p.liftSum[at]
    this.idle = p.idleSum[at]
    this.idleInAll = p.idle[rowOf(owner)]
    this.parts = p.parts[rowOf(owner)]
    this.wholes = p.wholes[rowOf(owner)]
  }

  restore(p: Picture, owner: number, group: GroupNo): void {
    const at: CellNo = rowOf(owner) * p.groups + group
    p.held[at] = this.held
    p.aloneSum[at] = this.alone
    p.liftSum[at] = this.lift
    p.idleSum[at] = this.idle
    p.idle[rowOf(owner)] = this.idleInAll
    p.parts[rowOf(owner)] = this.parts
    p.wholes[rowOf(owner)] = this.wholes
  }
}

/** A deed that is handed over for a moment, and all that this changes as it was before. */
export class Loan {
  private deed = NOBODY
  private group = 0
  private from = NOBODY
  private to = NOBODY
  private readonly rowFrom = new Row()
  private readonly rowTo = new Row()
  private readonly worth = reals<SeatNo>(SEATS)

  keep(p: Picture, deed: DeedNo, group: GroupNo, from: number, to: SeatNo): void {
    this.deed = deed
    this.group = group
    this.from = from
    this.to = to
    this.rowFrom.keep(p, from, group)
    this.rowTo.keep(p, to, group)
    for (let seat: SeatNo = 0, at = cell(0, group); seat < p.seats; seat++, at += p.groups)
      this.worth[seat] = p.partWorth[at]
  }

  restore(p: Picture): void {
    p.owner[this.deed] = this.from
    this.rowTo.restore(p, this.to, this.group)
    this.rowFrom.restore(p, this.from, this.group)
    for (let seat: SeatNo = 0, at = this.group; seat < p.seats; seat++, at += p.groups)
      p.partWorth[at] = this.worth[seat]
  }
}
