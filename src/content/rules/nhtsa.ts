/** The campaign's own page in NHTSA's register; null when `campaign` holds only the maker's number. */
export function linkCampaign(campaign: string): string | null {
  const [, year, number] = /^(\d{2})V-(\d{3})\b/.exec(campaign) ?? [];
  return year && number ? `https://www.nhtsa.gov/recalls?nhtsaId=${year}V${number}000` : null;
}
