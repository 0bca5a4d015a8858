import type { Chapter } from '../../core/chapter.ts'
import { sellDeed, sellLevel } from './plot-sale.ts'

export const plotSale: Chapter = {
  name: 'plot-sale',
  slots: ['plotSale', 'sellBuilding', 'ownership', 'business', 'jailBusiness', 'jailRelease', 'ladder', 'claim'],
  actions: [sellLevel, sellDeed],
  title: { de: 'Verkauf von Grundstücken an die Bank', en: 'Selling plots to the bank' },
  needs: ['turn', 'claims'],
  clashes: ['building', 'own-space'],
}
