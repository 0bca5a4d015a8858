// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly E: {
    readonly '1_1': {
      readonly source: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
        readonly '4': string
      }
      readonly reading: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
      }
    }
    readonly '1_2': {
      readonly source: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
        readonly '4': string
        readonly '5': string
      }
      readonly reading: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
      }
    }
    readonly '2_1': {
      readonly source: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
        readonly '4': string
        readonly '5': string
      }
      readonly reading: {
        readonly '1': string
        readonly '2': string
      }
    }
    readonly '2_2': {
      readonly source: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
        readonly '4': string
      }
    }
    readonly '2_3': {
      readonly source: string
      readonly option: string
      readonly reading: {
        readonly '1': string
        readonly '2': string
      }
    }
    readonly '3_1': {
      readonly source: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
      }
    }
    readonly '3_2': {
      readonly source: string
    }
    readonly '4_1': {
      readonly source: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
      }
      readonly reading: string
    }
    readonly '4_2': {
      readonly source: {
        readonly '1': string
        readonly '2': string
      }
    }
    readonly '4_3': {
      readonly source: string
    }
    readonly '5_1': {
      readonly source: string
      readonly reading: string
    }
    readonly '5_2': {
      readonly source: string
      readonly reading: string
    }
    readonly '5_3': {
      readonly source: string
      readonly reading: string
    }
    readonly '5_4': {
      readonly source: {
        readonly '1': string
        readonly '2': string
      }
      readonly reading: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
        readonly '4': string
      }
    }
    readonly '5_5': {
      readonly source: string
    }
    readonly '5_6': {
      readonly source: string
      readonly reading: string
    }
    readonly '5_7': {
      readonly source: string
      readonly reading: string
    }
    readonly '6_1': {
      readonly source: {
        readonly '1': string
        readonly '2': string
      }
      readonly reading: {
        readonly '1': string
        readonly '2': string
      }
    }
    readonly '6_2': {
      readonly source: string
      readonly reading: string
    }
    readonly '6_3': {
      readonly source: string
      readonly reading: string
    }
    readonly '7_1': {
      readonly source: {
        readonly '1': string
        readonly '2': string
      }
      readonly reading: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
        readonly '4': string
        readonly '5': string
      }
    }
    readonly '7_2': {
      readonly source: string
    }
    readonly '7_3': {
      readonly source: string
      readonly reading: string
    }
    readonly '7_4': {
      readonly source: string
    }
    readonly '8_1': {
      readonly source: string
      readonly reading: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
        readonly '4': string
        readonly '5': string
      }
    }
    readonly '8_2': {
      readonly source: string
      readonly reading: string
    }
    readonly '8_3': {
      readonly source: string
      readonly reading: string
    }
    readonly '9_1': {
      readonly source: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
      }
      readonly reading: {
        readonly '1': string
        readonly '2': string
      }
    }
    readonly '9_2': {
      readonly source: string
      readonly reading: string
    }
    readonly '9_3': {
      readonly source: {
        readonly '1': string
        readonly '2': string
      }
    }
    readonly '9_4': {
      readonly source: string
      readonly reading: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
        readonly '4': string
        readonly '5': string
        readonly '6': string
      }
    }
    readonly '10_1': {
      readonly source: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
      }
      readonly reading: string
    }
    readonly '10_2': {
      readonly source: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
      }
      readonly reading: string
    }
    readonly '10_3': {
      readonly source: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
      }
      readonly reading: string
    }
    readonly '10_4': {
      readonly source: {
        readonly '1': string
        readonly '2': string
      }
      readonly reading: string
    }
    readonly '10_5': {
      readonly source: string
    }
  }
}
