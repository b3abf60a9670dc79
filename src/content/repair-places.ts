/** Where a repair usually ends: with us, with us first and then a shop or the dealer, in a shop, or at the manufacturer's dealer. */
export const repairPlaces = {
  field: 'On site',
  'field-then-shop': 'Starts on site; may need a shop',
  'field-then-dealer': 'Starts on site; dealer if it’s the recall',
  shop: 'Shop',
  dealer: 'Dealer',
} as const;

export type RepairPlace = keyof typeof repairPlaces;
