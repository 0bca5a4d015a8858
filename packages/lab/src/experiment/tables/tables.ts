import type { Rulebook } from '@hausregeln/engine'
import type { StudyReport } from '../open-study.ts'
import { bookTables } from './book-tables.ts'
import { comparisonTables } from './comparison-tables.ts'
import type { DataTable, TableLanguage } from './data-table.ts'
import { positionTables } from './position-tables.ts'

/** All tables of a report, in a language. `rulebook`: of which it tells, for the names of its spaces. */
export function tablesOf(report: StudyReport, rulebook: Rulebook | null, language: TableLanguage): DataTable[] {
  switch (report.kind) {
    case 'compare':
      return comparisonTables(report, language)
    case 'from':
      return positionTables(report, language)
    case 'book':
      return bookTables(report, rulebook, language)
  }
}
