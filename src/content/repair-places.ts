/** Where a repair usually ends: with us, with us first and then a shop, in a shop, or at the manufacturer's dealer. */
export const repairPlaces = {
  field: 'On site',
  'field-then-shop': 'On site first, shop if it needs opening up',
  shop: 'Shop',
  dealer: 'Dealer',
} as const;

export type RepairPlace = keyof typeof repairPlaces;
