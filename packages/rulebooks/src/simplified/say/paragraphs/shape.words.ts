// Written by `npm run words` from the .ftl files beside it; change those.
export interface Words {
  readonly V: {
    readonly '1_1': {
      readonly source: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
      }
      readonly reading: string
    }
    readonly '2_1': {
      readonly source: {
        readonly '1': string
        readonly '2': string
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
      }
      readonly reading: string
    }
    readonly '2_3': {
      readonly source: string
      readonly reading: string
    }
    readonly '2_4': {
      readonly reading: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
      }
    }
    readonly '3_1': {
      readonly source: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
      }
      readonly option: string
      readonly reading: {
        readonly '1': string
        readonly '2': string
      }
    }
    readonly '3_2': {
      readonly source: {
        readonly '1': string
        readonly '2': string
      }
      readonly reading: {
        readonly '1': string
        readonly '2': string
      }
    }
    readonly '4_1': {
      readonly source: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
        readonly '4': string
      }
    }
    readonly '4_2': {
      readonly source: {
        readonly '1': string
        readonly '2': string
      }
      readonly reading: {
        readonly '1': string
        readonly '2': string
      }
    }
    readonly '4_3': {
      readonly source: string
      readonly reading: {
        readonly '1': string
        readonly '2': string
      }
    }
    readonly '5_1': {
      readonly source: {
        readonly '1': string
        readonly '2': string
      }
      readonly reading: string
    }
    readonly '5_2': {
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
      }
    }
    readonly '6_2': {
      readonly source: string
      readonly reading: string
    }
    readonly '6_3': {
      readonly source: string
      readonly reading: {
        readonly '1': string
        readonly '2': string
      }
    }
    readonly '6_4': {
      readonly source: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
      }
      readonly reading: string
    }
    readonly '6_5': {
      readonly source: {
        readonly '1': string
        readonly '2': string
      }
      readonly reading: {
        readonly '1': string
        readonly '2': string
      }
    }
    readonly '6_6': {
      readonly source: {
        readonly '1': string
        readonly '2': string
        readonly '3': string
        readonly '4': string
      }
    }
    readonly '6_7': {
      readonly source: {
        readonly '1': string
        readonly '2': string
      }
      readonly option: string
      readonly reading: {
        readonly '1': string
        readonly '2': string
      }
    }
    readonly '6_8': {
      readonly source: {
        readonly '1': string
        readonly '2': string
      }
    }
    readonly '6_9': {
      readonly source: {
        readonly '1': string
        readonly '2': string
      }
      readonly reading: {
        readonly '1': string
        readonly '2': string
      }
    }
  }
}
