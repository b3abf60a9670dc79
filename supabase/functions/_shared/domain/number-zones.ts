/**
 * The time zones of ordinary +1 numbers, by area code (libphonenumber's list of time zones, 2026). A number can be carried
 * anywhere, so this is where its owner is likely to be. A test compares the list with the area codes in use.
 */
import { readClock } from './business-hours.ts';

const eastern = `
  201 202 203 207 212 215 216 219 220 223 226 227 229 231 234 239 240 248 249 252 260 263 267 269 270 272 276 283
  289 301 302 304 305 313 315 317 321 324 326 329 330 332 336 339 343 347 351 352 354 363 364 365 367 380 382 386
  401 404 407 410 412 413 416 418 419 423 434 437 438 440 443 445 448 450 463 468 470 472 475 478 484 502 508 513
  514 516 517 518 519 540 548 551 561 567 570 571 574 579 581 582 585 586 603 606 607 609 610 613 614 616 617 631
  640 645 646 647 656 667 678 680 681 683 686 703 704 705 706 716 717 718 724 727 728 732 734 740 742 743 753 754
  757 762 765 770 771 772 774 781 786 802 803 804 807 810 812 813 814 819 821 826 828 835 838 839 843 845 848 850
  854 856 857 859 860 862 863 864 865 867 873 878 904 905 906 908 910 912 914 917 919 929 930 934 937 941 942 943
  947 948 954 959 973 978 980 984 989`;
const central = `
  204 205 210 214 217 218 219 224 225 228 235 251 254 256 262 270 274 281 308 309 312 314 316 318 319 320 325 327
  331 334 337 346 353 361 402 405 409 414 417 423 430 431 432 447 464 469 474 479 501 504 507 512 515 531 534 539
  557 563 572 573 574 580 584 601 605 606 608 612 615 618 620 629 630 636 641 651 659 660 662 682 689 701 708 712
  713 715 726 730 731 737 763 769 773 779 785 806 807 812 815 816 817 830 832 847 850 867 870 872 901 903 906 913
  918 920 931 936 938 940 945 952 956 972 975 979 985`;
const mountain = `
  208 250 303 307 308 368 385 403 406 435 505 541 575 587 605 620 701 719 720 748 775 780 785 801 825 867 915 928
  970 983 986`;
const pacific = `
  206 208 209 213 236 250 253 257 279 310 323 341 350 360 369 408 415 424 425 442 458 503 509 510 530 541 559 562
  564 604 619 626 628 650 657 661 669 672 702 707 714 725 738 747 760 775 778 805 818 820 831 840 858 867 909 916
  925 949 951 971 986`;

/** Some area codes lie in several zones. */
const areaCodes: Readonly<Record<string, string>> = {
  'America/New_York': eastern,
  'America/Chicago': central,
  'America/Denver': mountain,
  'America/Los_Angeles': pacific,
  'America/Phoenix': '480 520 602 623 867 928',
  'America/Regina': '306 639',
  'America/Halifax': '418 428 506 709 782 879 902',
  'America/St_Johns': '709 879',
  'America/Anchorage': '907',
  'Pacific/Honolulu': '808 907',
};

/** Where the most people live. A number that isn't listed may be in any of them. */
const mainland = ['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles'];

/** The zones where the owner of this E.164 number may be. */
export function findZones(number: string): string[] {
  const [, areaCode = ''] = /^\+1(\d{3})\d{7}$/.exec(number) ?? [];
  const zones = Object.keys(areaCodes).filter((zone) => areaCodes[zone]?.includes(areaCode));
  return areaCode === '' || zones.length === 0 ? mainland : zones;
}

/** `HH:MM` in a zone. */
const readClockIn = (timeZone: string, moment: Date) =>
  moment.toLocaleTimeString('sv-SE', { timeZone, hour: '2-digit', minute: '2-digit' });

const isDaytime = (clock: string) => clock >= '08:00' && clock < '20:00';

/** Whether a text that nobody sends by hand may reach this number now: from 8 AM to 8 PM, here and there. */
export const mayRemind = (number: string, moment: Date): boolean =>
  isDaytime(readClock(moment)) && findZones(number).every((zone) => isDaytime(readClockIn(zone, moment)));
