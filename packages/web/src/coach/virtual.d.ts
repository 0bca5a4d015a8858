/** Written by build/sharedWorker.ts. */
declare module 'virtual:coach-address' {
  const address: string
  export default address
}
