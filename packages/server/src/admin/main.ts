import { runAdmin } from './run.ts'

/** The command line of `npm run admin`. */
const { code, err } = await runAdmin(process.argv.slice(2), process.env, (text) => console.log(text))
if (err !== '') console.error(err)
process.exitCode = code
