// npm start: installs what is missing, builds the web app, serves it until stopped.
// With --home it listens to the home network, too: npm start -- --home
// This file must run on an older Node; everything it starts runs on the newer one (see lib/steps.mjs).
import { install } from './lib/install.mjs'
import { script } from './lib/steps.mjs'

/** What npm is given without its own "--" comes as a setting of npm. */
const home = process.argv.includes('--home') || process.env.npm_config_home === 'true'

/** @returns {string | undefined} a sentence: which argument is none of ours */
function strange() {
  const other = process.argv.slice(2).find((argument) => argument !== '--home')
  return other && `npm start knows --home (npm start -- --home: for phones and computers at home), not ${other}.`
}

async function start() {
  const fault = strange()
  if (fault) {
    console.error(fault)
    return 1
  }
  if (!home) console.log('For phones and computers at home: npm start -- --home')
  const problem = await install()
  if (problem) {
    console.error(problem)
    return 1
  }
  const built = await script('build')
  if (built !== 0) {
    console.error('The web app could not be built; the reasons stand above.')
    return built
  }
  return await script('serve', [], home ? { HOST: process.env.HOST || '0.0.0.0' } : {})
}

process.exitCode = await start()
