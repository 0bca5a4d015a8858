/** Written by build/sharedWorker.ts. */
declare module 'virtual:analysis-address' {
  const address: string
  export default address
}
