/** Written by build/sharedWorker.ts. */
declare module 'virtual:worker-address' {
  const address: string
  export default address
}
