// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly title: string
  readonly currency: string
  readonly chance: {
    readonly '1': string
    readonly '2': string
    readonly '3': string
    readonly '4': string
    readonly '5': string
    readonly '6': string
    readonly '7': string
    readonly '8': string
    readonly '9': string
    readonly '10': string
    readonly '11': string
    readonly '12': string
    readonly '13': string
    readonly '14': string
    readonly '15': string
    readonly '16': string
  }
  readonly community: {
    readonly '1': string
    readonly '2': string
    readonly '3': string
    readonly '4': string
    readonly '5': string
    readonly '6': string
    readonly '7': string
    readonly '8': string
    readonly '9': string
    readonly '10': string
    readonly '11': string
    readonly '12': string
    readonly '13': string
    readonly '14': string
    readonly '15': string
    readonly '16': string
  }
  readonly rule: {
    readonly K: {
      readonly '2_2': string
      readonly '4_2': string
    }
    readonly B: {
      readonly '1_1': string
      readonly '1_2': string
      readonly '1_3': string
      readonly '1_4': string
      readonly '1_5': string
      readonly '1_6': string
      readonly '2_1': string
      readonly '2_2': string
      readonly '2_3': string
      readonly '2_4': string
      readonly '2_5': string
      readonly '3_1': string
      readonly '3_2': string
      readonly '4_1': string
      readonly '4_2': string
      readonly '4_3': string
      readonly '4_4': string
      readonly '4_5': string
      readonly '4_6': string
      readonly '4_7': string
      readonly '4_8': string
      readonly '4_9': string
      readonly '4_10': string
      readonly '5_1': string
    }
  }
}
