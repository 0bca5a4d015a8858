/** Written by build/sharedWorker.ts. */
declare module 'virtual:laboratory-address' {
  const address: string
  export default address
}
