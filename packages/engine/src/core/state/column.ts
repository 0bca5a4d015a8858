// Tables of numbers that have one for each seat, deed, group … there can be. An array may be shorter than somebody
// thinks, so other packages must check what they read by a number; a column never is, and its type says by what it is
// read: to every package `cash[seat]` is a number, and `price[seat]` a mistake.
//
// The compiler knows an index as one of two numbers, of which the second tells the kinds apart. Any number may be given
// for an index, which is no more than that at run time.

/** The number of a seat. */
export declare enum SeatNo {
  first = 0,
  further = 1,
}
/** The number of a deed. */
export declare enum DeedNo {
  first = 0,
  further = 2,
}
/** The number of a group of deeds. */
export declare enum GroupNo {
  first = 0,
  further = 3,
}
/** The number of a space. */
export declare enum SpaceNo {
  first = 0,
  further = 4,
}
/** The number of anything else, such as a cell in a table of rows. */
export declare enum CellNo {
  first = 0,
  further = 5,
}
export type AnyNo = SeatNo | DeedNo | GroupNo | SpaceNo | CellNo

/** An item for each of these numbers. */
export type By<No extends number, Item = number> = { [Each in No]: Item }
/** The same for whatever number; intersected, for in a union of these kinds each hides the others. */
export type ByAny<Item = number> = By<SeatNo, Item> &
  By<DeedNo, Item> &
  By<GroupNo, Item> &
  By<SpaceNo, Item> &
  By<CellNo, Item>

interface Numbers {
  readonly length: number
  readonly [index: number]: number
}
/** Numbers that are only read here. */
export type Column<No extends number, Item = number> = Readonly<By<No, Item>> & Numbers
export type AnyColumn = Readonly<ByAny> & Numbers

/** A table as a column: it must have an item for each number by which it is read. */
export function column<Table extends ArrayLike<unknown>>(table: Table): Table & ByAny<Table[number]> {
  return table as Table & ByAny<Table[number]>
}

/** The number of a cell in a row. */
export function cell(row: number, at: number): CellNo {
  return row + at
}
