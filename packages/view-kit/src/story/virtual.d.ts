/** Written by build/sharedWorker.ts. */
declare module 'virtual:reel-address' {
  const address: string
  export default address
}
