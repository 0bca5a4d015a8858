import { seatsIn } from '@hausregeln/engine'
import { Panel, Tabs } from '@hausregeln/view-kit/design/index.ts'
import { useTexts } from '@hausregeln/view-kit/i18n/index.ts'
import { useTable } from '@hausregeln/view-kit/table/context.ts'
import { useState } from 'react'
import { DealTab } from './DealTab.tsx'
import { HoldingsTab } from './HoldingsTab.tsx'
import { PricesTab } from './PricesTab.tsx'
import { ReportsTab } from './ReportsTab.tsx'
import { hasShares } from './shares.ts'
import { shareTexts } from './texts.ts'
import './exchange.css'

type TabName = 'prices' | 'holdings' | 'reports' | 'deal'

/** The exchange: what players are worth, who holds whom, who has to report, and dealing. */
export function ExchangePanel() {
  const { gameView, me } = useTable()
  const texts = useTexts(shareTexts)
  const [tab, setTab] = useState<TabName>('prices')
  if (!hasShares(gameView)) return null
  const deals = me >= 0 && gameView.s.over === 0
  const owed = seatsIn(gameView.s.parts.shares.reportsOwed).length
  return (
    <Panel title={texts.exchange} className="exchange">
      <Tabs
        label={texts.exchange}
        value={tab === 'deal' && !deals ? 'prices' : tab}
        onChange={setTab}
        tabs={[
          { value: 'prices', label: texts.prices, content: <PricesTab /> },
          { value: 'holdings', label: texts.holdings, content: <HoldingsTab /> },
          { value: 'reports', label: owed > 0 ? `${texts.reports} (${owed})` : texts.reports, content: <ReportsTab /> },
          ...(deals ? [{ value: 'deal' as const, label: texts.deal, content: <DealTab /> }] : []),
        ]}
      />
    </Panel>
  )
}
