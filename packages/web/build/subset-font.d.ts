/** The package brings no types: what is used of it. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2' | 'truetype'
    /** The features of its type that are kept, by their tags; left out: all. */
    readonly keepFeatures?: readonly string[]
    /** By axis: what of it is kept; left out: all. */
    readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
