import type { Brand } from '../../content/brands';

/** The brand's name in front of a noun: "PACCAR engines" becomes "PACCAR engine". */
export const brandBefore = ({ name }: Brand): string => name.replace(/ (engine|Forklift|Truck)s$/, ' $1');

/** A road vehicle is towed and has a VIN; a machine is hauled and has a serial number. */
export const isRoadVehicle = ({ category }: Brand): boolean => ['truck', 'van', 'engine'].includes(category);
