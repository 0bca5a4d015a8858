import { ToastProvider, useToast } from '@hausregeln/view-kit/design/index.ts'
import { onShelfRefused, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { withParagraphs, withSentences, withWords } from '@hausregeln/view-kit/words/words.ts'
import { lazy, Suspense, useEffect, useLayoutEffect, useRef } from 'react'
import { Frame } from '../frame/Frame.tsx'
import { useRoute } from '../frame/route.ts'
import { appTexts } from '../frame/texts.ts'
import { HomeScreen } from '../screens/home/HomeScreen.tsx'
import { Boundary } from './Boundary.tsx'
import { NewerPage } from './NewerPage.tsx'

/** Whatever the start page does not need is loaded when it is wanted. */
const SetUpScreen = lazy(() => withSentences(import('../screens/setup/SetUpScreen.tsx')))
const TableScreen = lazy(() => withSentences(import('../screens/play/TableScreen.tsx')))
const RulesScreen = lazy(() =>
  withParagraphs(import('../screens/rules/RulesScreen.tsx').then(({ loadRulesScreen }) => loadRulesScreen())),
)
const LessonScreen = lazy(() => withSentences(import('../screens/lesson/LessonScreen.tsx'), 'lesson'))
const BroughtLesson = lazy(() => withSentences(import('../screens/lesson/BroughtLesson.tsx'), 'lesson'))
const laboratory = () => withSentences(import('../screens/laboratory/screen.ts'), 'lab')
const LaboratoryScreen = lazy(async () => ({ default: await (await laboratory()).laboratoryScreen() }))
const LicencesScreen = lazy(() => import('../screens/aside/LicencesScreen.tsx'))
const LostScreen = lazy(() => import('../screens/aside/LostScreen.tsx'))
const OnlineScreen = lazy(() => withSentences(import('../screens/online/OnlineScreen.tsx'), 'away'))
const StorageScreen = lazy(() => withWords(import('../screens/storage/StorageScreen.tsx'), 'away'))
const BringScreen = lazy(() => withSentences(import('../screens/online/BringScreen.tsx'), 'away'))
const DeviceScreen = lazy(() => withSentences(import('../screens/online/DeviceScreen.tsx'), 'away'))
const ClaimScreen = lazy(() => withSentences(import('../screens/online/ClaimScreen.tsx'), 'away'))
const ProjectorScreen = lazy(() => withSentences(import('../screens/projector/ProjectorScreen.tsx'), 'desk'))
const OnlineTableScreen = lazy(() => withSentences(import('../screens/online/OnlineTableScreen.tsx'), 'away'))
const ReplayScreen = lazy(() => withSentences(import('../screens/replay/ReplayScreen.tsx'), 'told'))
const workshop = () => withParagraphs(import('../workshop/screens.ts'), 'bench', 'away')
const WorkshopScreen = lazy(async () => ({ default: (await workshop()).WorkshopScreen }))
const LinkedScreen = lazy(async () => ({ default: (await workshop()).LinkedScreen }))
const SentScreen = lazy(async () => ({ default: (await workshop()).SentScreen }))

/** The page: one screen by its address. */
export function App() {
  const { at } = useRoute()
  return (
    <ToastProvider>
      <Shelf />
      <NewerPage />
      <Boundary at={at}>
        <Suspense fallback={<Frame>{null}</Frame>}>
          <Screen />
        </Suspense>
      </Boundary>
    </ToastProvider>
  )
}

/** Says it once where the browser keeps nothing. */
function Shelf() {
  const toast = useToast()
  const { notKept } = useTexts(appTexts)
  useEffect(() => onShelfRefused(() => toast({ text: notKept, tone: 'warning' })), [toast, notKept])
  return null
}

function Screen() {
  const route = useRoute()
  const before = useRef(route.at)
  // A new screen begins at its beginning, for the eye as for the keyboard.
  useLayoutEffect(() => {
    if (before.current !== route.at) document.querySelector('main')?.focus({ preventScroll: true })
    before.current = route.at
    if (route.at !== 'rules') scrollTo(0, 0)
  }, [route.at])
  switch (route.at) {
    case 'home':
      return <HomeScreen />
    case 'new':
      return <SetUpScreen book={route.book} kept={route.kept} />
    case 'game':
      return <TableScreen key={route.id} id={route.id} />
    case 'online':
      return <OnlineScreen book={route.book} />
    case 'storage':
      return <StorageScreen />
    case 'bring':
      return <BringScreen key={route.id} id={route.id} />
    case 'book':
      return <LinkedScreen key={route.code} code={route.code} />
    case 'table':
      return <OnlineTableScreen key={route.code} code={route.code} />
    case 'device':
      return <DeviceScreen code={route.code} token={route.token} />
    case 'claim':
      return <ClaimScreen key={route.code} code={route.code} claim={route.claim} />
    case 'replay':
      return <ReplayScreen key={`${route.of} ${route.id}`} of={route.of} id={route.id} entry={route.entry} />
    case 'projector':
      return <ProjectorScreen key={route.id} of={route.of} id={route.id} />
    case 'rules':
      return <RulesScreen book={route.book} rule={route.rule} />
    case 'lesson':
      return <LessonScreen key={route.book} book={route.book} />
    case 'brought':
      return <BroughtLesson key={route.word} word={route.word} />
    case 'workshop':
      return <WorkshopScreen key={route.draft} id={route.draft} />
    case 'sent':
      return <SentScreen key={route.word} word={route.word} />
    case 'laboratory':
      return <LaboratoryScreen word={route.word} from={route.from ?? null} />
    case 'licences':
      return <LicencesScreen />
    case 'lost':
      return <LostScreen />
  }
}
