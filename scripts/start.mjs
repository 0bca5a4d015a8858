// npm start: installs what is missing, builds the web app, serves it until stopped.
// This file must run on an older Node; everything it starts runs on the newer one (see lib/steps.mjs).
import { install } from './lib/install.mjs'
import { script } from './lib/steps.mjs'

async function start() {
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
  return await script('serve')
}

process.exitCode = await start()
