// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly K: {
    readonly '0_1': {
      readonly source: {
        readonly '1': string
        readonly '2': string
      }
      readonly adopted: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
        readonly '4': string
        readonly '5': string
        readonly '6': string
        readonly '7': string
      }
    }
    readonly '0_2': {
      readonly adopted: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
        readonly '4': string
        readonly '5': string
        readonly '6': string
      }
    }
    readonly '0_3': {
      readonly adopted: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
        readonly '4': string
        readonly '5': string
      }
      readonly reading: string
    }
    readonly '0_4': {
      readonly adopted: {
        readonly '1': string
        readonly '2': string
      }
    }
    readonly '1_1': {
      readonly adopted: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
      }
    }
    readonly '1_2': {
      readonly adopted: {
        readonly '1': string
        readonly '2': string
      }
    }
    readonly '1_3': {
      readonly source: string
      readonly adopted: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
      }
    }
    readonly '2_2': {
      readonly adopted: {
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
      }
    }
    readonly '2_3': {
      readonly adopted: {
        readonly '1': string
        readonly '2': string
      }
    }
    readonly '3_1': {
      readonly adopted: {
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
      readonly adopted: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
      }
      readonly reading: string
    }
    readonly '3_3': {
      readonly adopted: string
    }
    readonly '3_4': {
      readonly adopted: {
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
      readonly adopted: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
        readonly '4': string
        readonly '5': string
      }
    }
    readonly '4_3': {
      readonly adopted: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
      }
    }
    readonly '4_4': {
      readonly adopted: string
    }
    readonly '5_1': {
      readonly adopted: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
        readonly '4': string
      }
    }
    readonly '5_2': {
      readonly adopted: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
      }
    }
    readonly '5_3': {
      readonly adopted: {
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
    readonly '6_1': {
      readonly adopted: {
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
      readonly adopted: string
      readonly reading: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
      }
    }
    readonly '8_1': {
      readonly adopted: {
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
        readonly '20': string
        readonly '21': string
        readonly '22': string
        readonly '23': string
        readonly '24': string
        readonly '25': string
      }
    }
  }
  readonly B: {
    readonly '1_1': {
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
    readonly '1_2': {
      readonly source: string
      readonly reading: {
        readonly '1': string
        readonly '2': string
      }
    }
    readonly '1_3': {
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
        readonly '7': string
        readonly '8': string
        readonly '9': string
      }
    }
    readonly '1_4': {
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
    readonly '1_5': {
      readonly source: string
      readonly adopted: string
    }
    readonly '1_6': {
      readonly source: string
      readonly reading: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
      }
    }
    readonly '2_1': {
      readonly source: string
      readonly option: string
      readonly reading: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
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
      }
    }
    readonly '2_3': {
      readonly source: string
      readonly reading: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
      }
    }
    readonly '2_4': {
      readonly source: string
    }
    readonly '2_5': {
      readonly source: string
      readonly reading: string
    }
    readonly '3_1': {
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
    readonly '3_2': {
      readonly source: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
      }
      readonly reading: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
      }
    }
    readonly '4_1': {
      readonly source: string
      readonly reading: {
        readonly '1': string
        readonly '2': string
      }
    }
    readonly '4_2': {
      readonly source: string
      readonly reading: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
        readonly '4': string
        readonly '5': string
      }
    }
    readonly '4_3': {
      readonly source: string
      readonly reading: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
        readonly '4': string
        readonly '5': string
      }
    }
    readonly '4_4': {
      readonly source: string
      readonly reading: {
        readonly '1': string
        readonly '2': string
      }
    }
    readonly '4_5': {
      readonly source: {
        readonly '1': string
        readonly '2': string
      }
      readonly reading: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
      }
    }
    readonly '4_6': {
      readonly source: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
      }
      readonly option: string
      readonly reading: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
        readonly '4': string
        readonly '5': string
      }
    }
    readonly '4_7': {
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
    readonly '4_8': {
      readonly reading: string
    }
    readonly '4_9': {
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
        readonly '7': string
        readonly '8': string
        readonly '9': string
        readonly '10': string
        readonly '11': string
        readonly '12': string
      }
    }
    readonly '4_10': {
      readonly source: string
      readonly reading: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
      }
    }
    readonly '5_1': {
      readonly option: string
      readonly reading: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
        readonly '4': string
        readonly '5': string
      }
    }
  }
}
