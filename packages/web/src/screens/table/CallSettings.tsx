import { Switch, useToast } from '@hausregeln/view-kit/design/index.ts'
import { CALLS, call, notifying } from '@hausregeln/view-kit/game/settings/calling.ts'
import { useStoredChoice, useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { tableTexts } from '@hausregeln/view-kit/table/texts.ts'

/** By which ways one is called; what this browser does not let a page do is not offered, and said. */
export function CallSettings() {
  const texts = useTexts(tableTexts)
  const toast = useToast()
  const sound = useStoredChoice(CALLS.sound)
  const vibration = useStoredChoice(CALLS.vibration)
  useStoredChoice(CALLS.notification)
  const notifies = notifying()
  const word = (on: boolean) => (on ? 'on' : 'off')
  async function notify(on: boolean) {
    if (on && (await Notification.requestPermission()) !== 'granted')
      return toast({ text: texts.notifyDenied, tone: 'warning' })
    CALLS.notification.set(word(on))
  }
  return (
    <div className="stack stack--tight">
      <Switch
        label={texts.callSound}
        checked={sound === 'on'}
        onChange={(on) => {
          CALLS.sound.set(word(on))
          if (on) call(texts.yourCall)
        }}
      />
      {'vibrate' in navigator && (
        <Switch
          label={texts.callVibration}
          checked={vibration === 'on'}
          onChange={(on) => CALLS.vibration.set(word(on))}
        />
      )}
      {notifies === 'never' ? (
        <p className="fine">{texts.noNotify}</p>
      ) : (
        <Switch label={texts.callNotify} checked={notifies === 'on'} onChange={(on) => void notify(on)} />
      )}
      {notifies === 'revoked' && <p className="fine">{texts.notifyDenied}</p>}
    </div>
  )
}
