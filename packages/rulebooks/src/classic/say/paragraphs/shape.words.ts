// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly K: {
    readonly '0_1': {
      readonly filled: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
        readonly '4': string
        readonly '5': string
        readonly '6': string
        readonly '7': string
      }
      readonly option: string
      readonly reading: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
        readonly '4': string
      }
    }
    readonly '0_2': {
      readonly filled: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
        readonly '4': string
        readonly '5': string
        readonly '6': string
      }
    }
    readonly '0_3': {
      readonly filled: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
        readonly '4': string
        readonly '5': string
        readonly '6': string
      }
    }
    readonly '0_4': {
      readonly filled: {
        readonly '1': string
        readonly '2': string
      }
    }
    readonly '1_1': {
      readonly source: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
      }
    }
    readonly '1_2': {
      readonly source: {
        readonly '1': string
        readonly '2': string
      }
    }
    readonly '1_3': {
      readonly source: {
        readonly '1': string
        readonly '2': string
      }
      readonly filled: string
    }
    readonly '2_1': {
      readonly source: {
        readonly '1': string
        readonly '2': string
      }
    }
    readonly '2_2': {
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
      }
    }
    readonly '2_3': {
      readonly source: {
        readonly '1': string
        readonly '2': string
      }
    }
    readonly '3_1': {
      readonly source: {
        readonly '1': string
        readonly '2': string
      }
      readonly option: string
      readonly reading: {
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
      readonly reading: string
    }
    readonly '3_3': {
      readonly source: string
    }
    readonly '3_4': {
      readonly filled: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
      }
      readonly reading: {
        readonly '1': string
        readonly '2': string
      }
    }
    readonly '4_1': {
      readonly filled: {
        readonly '1': string
        readonly '2': string
      }
      readonly option: string
      readonly reading: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
        readonly '4': string
        readonly '5': string
        readonly '6': string
      }
    }
    readonly '4_2': {
      readonly filled: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
        readonly '4': string
        readonly '5': string
        readonly '6': string
        readonly '7': string
        readonly '8': string
        readonly '9': string
      }
      readonly reading: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
      }
    }
    readonly '4_3': {
      readonly filled: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
      }
    }
    readonly '4_4': {
      readonly filled: string
    }
    readonly '5_1': {
      readonly source: string
      readonly filled: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
      }
    }
    readonly '5_2': {
      readonly filled: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
      }
    }
    readonly '5_3': {
      readonly filled: {
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
    readonly '5_4': {
      readonly filled: {
        readonly '1': string
        readonly '2': string
      }
    }
    readonly '6_1': {
      readonly filled: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
        readonly '4': string
      }
      readonly reading: {
        readonly '1': string
        readonly '2': string
      }
    }
    readonly '6_2': {
      readonly filled: string
      readonly reading: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
        readonly '4': string
        readonly '5': string
      }
    }
    readonly '7_1': {
      readonly filled: {
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
      }
    }
    readonly '8_1': {
      readonly filled: {
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
        readonly '17': string
        readonly '18': string
        readonly '19': string
      }
    }
    readonly '8_2': {
      readonly filled: string
    }
    readonly '9_1': {
      readonly filled: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
      }
      readonly option: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
        readonly '4': string
      }
      readonly reading: {
        readonly '1': string
        readonly '2': string
      }
    }
    readonly '9_2': {
      readonly option: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
      }
      readonly reading: string
    }
  }
}
