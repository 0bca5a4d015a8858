export type { AboutReport } from './about/about.ts'
export { answerOf } from './answer.ts'
export { ExperimentError, type Shelf } from './books.ts'
export {
  BLOCK,
  type ComparedSum,
  CompareStudy,
  type Comparison,
  type Curve,
  type Difference,
  type Estimate,
  type SideReport,
  SMALL_BLOCK,
} from './compare.ts'
export { type CurvePoint, curveOfPairs, curveValues, pairOf } from './curve.ts'
export type { Pace } from './decisions.ts'
export { booksNamed, experimentOf, readExperiment } from './define.ts'
export type { FromReport, Way } from './from.ts'
export { gameByHand } from './hand.ts'
export { MEASURES, type MeasureName } from './measures.ts'
export { bilingual, USUAL_PACE } from './open-compare.ts'
export { openSeen, type SeenMoment } from './open-seen.ts'
export {
  type AnyStudy,
  type OpenedStudy,
  openStudy,
  rulebookOfStudy,
  type StudyReport,
  type StudySum,
} from './open-study.ts'
export type {
  BookExperiment,
  CompareExperiment,
  Experiment,
  FromExperiment,
  HandPosition,
  PositionData,
  TradeData,
} from './schema.ts'
export { GameFault } from './side.ts'
export { pursue, type Standing, type Study, SUMS } from './study.ts'
export {
  type Cell,
  type Column,
  type ColumnKind,
  csvOf,
  type DataTable,
  MEASURE_NAMES,
  type TableLanguage,
} from './tables/data-table.ts'
export { tablesOf } from './tables/tables.ts'
