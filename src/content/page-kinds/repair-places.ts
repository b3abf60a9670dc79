/** Where a repair usually ends: with us, with us first and then a shop or the dealer (for a recall, or for software), in a shop, or at the manufacturer's dealer. */
export const repairPlaces = {
  field: 'On site',
  'field-then-shop': 'Starts on site; may need a shop',
  'field-then-dealer': 'On site; dealer if a recall is open',
  'field-or-dealer': 'Starts on site; may need the dealer',
  shop: 'Shop',
  dealer: 'Dealer',
} as const;

export type RepairPlace = keyof typeof repairPlaces;
