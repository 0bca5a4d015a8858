// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly K: {
    readonly '0_1': {
      readonly filled: string
      readonly option: string
      readonly reading: string
    }
    readonly '0_2': {
      readonly filled: string
    }
    readonly '0_3': {
      readonly filled: string
    }
    readonly '0_4': {
      readonly filled: string
    }
    readonly '1_1': {
      readonly source: string
    }
    readonly '1_2': {
      readonly source: string
    }
    readonly '1_3': {
      readonly source: string
      readonly filled: string
    }
    readonly '2_1': {
      readonly source: string
    }
    readonly '2_2': {
      readonly source: string
      readonly reading: string
    }
    readonly '2_3': {
      readonly source: string
    }
    readonly '3_1': {
      readonly source: string
      readonly option: string
      readonly reading: string
    }
    readonly '3_2': {
      readonly source: string
      readonly reading: string
    }
    readonly '3_3': {
      readonly source: string
    }
    readonly '3_4': {
      readonly filled: string
      readonly reading: string
    }
    readonly '4_1': {
      readonly filled: string
      readonly option: string
      readonly reading: string
    }
    readonly '4_2': {
      readonly filled: string
      readonly reading: string
    }
    readonly '4_3': {
      readonly filled: string
    }
    readonly '4_4': {
      readonly filled: string
    }
    readonly '5_1': {
      readonly source: string
      readonly filled: string
    }
    readonly '5_2': {
      readonly filled: string
    }
    readonly '5_3': {
      readonly filled: string
      readonly reading: string
    }
    readonly '5_4': {
      readonly filled: string
    }
    readonly '6_1': {
      readonly filled: string
      readonly reading: string
    }
    readonly '6_2': {
      readonly filled: string
      readonly reading: string
    }
    readonly '7_1': {
      readonly filled: string
      readonly reading: string
    }
    readonly '8_1': {
      readonly filled: string
      readonly reading: string
    }
    readonly '8_2': {
      readonly filled: string
    }
    readonly '9_1': {
      readonly option: string
      readonly reading: string
    }
    readonly '9_2': {
      readonly option: string
      readonly reading: string
    }
  }
}
