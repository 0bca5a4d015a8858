// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly S: {
    readonly '0_1': {
      readonly source: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
        readonly '4': string
        readonly '5': string
        readonly '6': string
        readonly '7': string
        readonly '8': string
      }
      readonly reading: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
        readonly '4': string
        readonly '5': string
        readonly '6': string
      }
    }
    readonly '0_2': {
      readonly source: string
      readonly reading: string
    }
    readonly '1_1': {
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
    readonly '2_1': {
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
        readonly '4': string
        readonly '5': string
      }
    }
    readonly '2_2': {
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
    }
    readonly '2_3': {
      readonly source: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
      }
      readonly reading: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
        readonly '4': string
        readonly '5': string
      }
    }
    readonly '2_4': {
      readonly source: string
      readonly option: string
      readonly reading: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
        readonly '4': string
        readonly '5': string
      }
    }
    readonly '3_1': {
      readonly source: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
        readonly '4': string
        readonly '5': string
        readonly '6': string
      }
    }
    readonly '3_2': {
      readonly source: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
      }
    }
    readonly '3_3': {
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
        readonly '6': string
      }
    }
    readonly '4_1': {
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
    readonly '4_2': {
      readonly source: string
    }
    readonly '4_3': {
      readonly source: {
        readonly '1': string
        readonly '2': string
      }
      readonly reading: string
    }
    readonly '5_1': {
      readonly source: {
        readonly '1': string
        readonly '2': string
      }
      readonly reading: string
    }
    readonly '6_1': {
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
    readonly '7_1': {
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
        readonly '4': string
        readonly '5': string
        readonly '6': string
        readonly '7': string
      }
    }
    readonly '7_2': {
      readonly source: string
      readonly reading: string
    }
    readonly '8_1': {
      readonly source: string
    }
    readonly '9_1': {
      readonly source: string
      readonly option: string
      readonly reading: string
    }
    readonly '9_2': {
      readonly source: {
        readonly '1': string
        readonly '2': string
      }
    }
    readonly '9_3': {
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
    readonly '10_1': {
      readonly source: {
        readonly '1': string
        readonly '2': string
      }
    }
    readonly '10_2': {
      readonly source: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
      }
    }
    readonly '11_1': {
      readonly source: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
        readonly '4': string
        readonly '5': string
      }
    }
    readonly '11_2': {
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
        readonly '4': string
        readonly '5': string
      }
    }
    readonly '11_3': {
      readonly source: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
      }
    }
    readonly '12_1': {
      readonly source: {
        readonly '1': string
        readonly '2': string
      }
      readonly option: string
      readonly reading: string
    }
    readonly '12_2': {
      readonly source: string
      readonly reading: string
    }
    readonly '12_3': {
      readonly source: string
      readonly reading: string
    }
    readonly '12_4': {
      readonly source: string
    }
    readonly '12_5': {
      readonly source: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
      }
      readonly reading: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
        readonly '4': string
        readonly '5': string
        readonly '6': string
      }
    }
    readonly '12_6': {
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
    readonly '12_7': {
      readonly source: string
      readonly reading: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
        readonly '4': string
      }
    }
    readonly '12_8': {
      readonly source: string
    }
    readonly '13_1': {
      readonly source: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
      }
    }
  }
}
