/**
 * Every ZIP code with a centroid within 160 straight-line miles of the reference point in business.ts,
 * a line for each post office: its name, then each ZIP with its miles. Centroids: US Census ZCTA gazetteer (public
 * domain, 2010 vintage); PO-box and single-address ZIPs stand at the mean of their city's. Names: free_zipcode_data
 * (MIT). Loaded when somebody asks (content/service-area.ts).
 */
export const zipLines = {
  OK: `Ada: 74820 102.7, 74821 102.7
Adair: 74330 44.6
Afton: 74331 67.5
Agra: 74824 52.4
Albion: 74521 115.5
Alderson: 74522 88.0
Alex: 73002 128.7
Aline: 73716 142.9
Allen: 74825 95.2
Amber: 73004 124.9
Ames: 73718 121.3
Amorita: 73719 139.0
Anadarko: 73005 147.5
Antlers: 74523 134.8
Arcadia: 73007 81.4
Ardmore: 73401 148.9, 73402 148.9, 73403 148.9, 73451 148.9, 73454 148.9
Arkoma: 74901 102.6
Asher: 74826 93.2
Atoka: 74525 125.7, 74542 125.7
Atwood: 74827 85.7
Avant: 74001 24.0
Barnsdall: 74002 29.1
Bartlesville: 74003 39.9, 74004 39.1, 74005 39.1, 74006 39.0
Battiest: 74722 137.3
Beggs: 74421 27.2
Bennington: 74723 149.3
Bethany: 73008 102.7
Bethel: 74724 140.3
Big Cabin: 74332 49.4
Billings: 74630 83.9
Binger: 73009 146.3
Bison: 73720 104.9
Bixby: 74008 17.2
Blackwell: 74631 85.2
Blanchard: 73010 119.0
Blanco: 74528 100.2
Bluejacket: 74333 67.2
Bokchito: 74726 153.2
Bokoshe: 74930 95.7
Boley: 74829 51.6
Boswell: 74727 147.7
Bowlegs: 74830 79.3
Boynton: 74422 39.8
Bradley: 73011 133.7
Braggs: 74423 55.8, 74439 55.8
Braman: 74632 92.3
Bristow: 74010 31.3
Broken Arrow: 74011 15.7, 74012 12.6, 74013 15.3, 74014 18.7
Broken Bow: 74728 153.9
Bromide: 74530 122.0
Bunch: 74931 76.7
Burbank: 74633 58.1
Burlington: 73722 132.4
Byars: 74831 104.9
Caddo: 74729 139.5
Calera: 74730 156.9
Calumet: 73014 126.7
Calvin: 74531 88.9
Cameron: 74932 107.1
Canadian: 74425 70.7
Caney: 74533 134.9
Canton: 73724 149.3
Carmen: 73726 142.5
Carney: 74832 61.0
Carrier: 73727 116.5
Cashion: 73016 97.8
Castle: 74833 46.6
Catoosa: 74015 16.3
Cement: 73017 145.4
Centrahoma: 74534 108.4
Chandler: 74834 58.9
Checotah: 74426 55.0
Chelsea: 74016 40.5
Cherokee: 73728 138.5
Chickasha: 73018 133.3, 73023 133.3
Choctaw: 73020 85.9
Chouteau: 74337 36.6
Claremore: 74017 27.9, 74018 25.5, 74019 23.5
Clarita: 74535 118.1
Clayton: 74536 113.9
Cleo Springs: 73729 139.6
Cleveland: 74020 24.7
Coalgate: 74538 109.6
Colcord: 74338 70.7
Coleman: 73432 133.6
Collinsville: 74021 17.9
Colony: 73021 159.9
Commerce: 74339 82.0
Connerville: 74836 123.3
Cookson: 74427 70.1
Copan: 74022 54.6
Council Hill: 74428 45.0
Countyline: 73425 146.9
Covington: 73730 86.9
Coweta: 74429 24.6
Coyle: 73027 71.4
Crescent: 73028 92.3
Cromwell: 74837 60.4
Crowder: 74430 73.4
Cushing: 74023 44.5
Cyril: 73029 151.4
Dacoma: 73731 149.1
Daisy: 74540 110.5
Davenport: 74026 52.8
Davis: 73030 134.0
Deer Creek: 74636 96.6
Delaware: 74027 49.4
Depew: 74028 38.9
Dewar: 74431 47.3
Dewey: 74029 46.6
Disney: 74340 58.4
Dougherty: 73032 135.1
Douglas: 73733 94.8
Dover: 73734 105.2
Drummond: 73735 115.7
Drumright: 74030 33.7
Duncan: 73533 155.3, 73534 155.3, 73536 155.3, 73575 155.3
Durant: 74701 150.0, 74702 150.0
Dustin: 74839 63.1
Eakly: 73033 154.5
Earlsboro: 74840 76.9
Edmond: 73003 90.6, 73012 95.7, 73013 91.3, 73025 93.3, 73034 86.4, 73083 91.4
El Reno: 73036 118.8
Elmore City: 73433 132.1
Enid: 73701 102.0, 73702 106.9, 73703 111.7, 73705 107.2, 73706 106.9
Eucha: 74342 62.0
Eufaula: 74432 62.9
Fairfax: 74637 47.0
Fairland: 74343 76.2
Fairmont: 73736 95.0
Fairview: 73737 147.9
Fanshawe: 74935 103.5
Fay: 73646 148.0
Finley: 74543 127.1
Fittstown: 74842 111.3
Fitzhugh: 74843 111.4
Fletcher: 73541 155.1
Fort Cobb: 73038 155.3
Fort Gibson: 74434 49.8
Fort Towson: 74735 148.2
Foster: 73039 138.7, 73434 138.7
Francis: 74844 94.8
Gans: 74936 89.1
Garber: 73738 89.2
Geary: 73040 137.9
Glencoe: 74032 50.7
Glenpool: 74033 14.4
Goltry: 73739 122.2
Gore: 74435 64.2
Gracemont: 73042 141.9
Graham: 73437 147.1
Grant: 74738 159.1
Greenfield: 73043 137.9
Grove: 74344 76.0, 74345 76.0
Guthrie: 73044 82.5
Haileyville: 74546 92.5
Hallett: 74034 33.1
Hanna: 74845 62.6
Harrah: 73045 78.5
Hartshorne: 74547 95.3
Haskell: 74436 29.7
Healdton: 73438 154.9
Heavener: 74937 121.6
Helena: 73741 129.0
Hennepin: 73444 139.3
Hennessey: 73742 108.4
Henryetta: 74437 48.9
Hillsdale: 73743 116.1
Hinton: 73047 138.8
Hitchcock: 73744 130.0
Hitchita: 74438 44.1
Hodgen: 74939 124.7
Holdenville: 74848 77.1
Hominy: 74035 28.7
Honobia: 74549 126.2
Hopeton: 73746 152.6
Howe: 74940 113.2
Hugo: 74743 150.9
Hulbert: 74441 48.9
Hunter: 74640 96.3
Hydro: 73048 150.1
Indianola: 74442 71.2
Inola: 74036 27.1
Isabella: 73747 130.5
Jay: 74346 71.7
Jenks: 74037 10.8
Jennings: 74038 31.6
Jet: 73749 126.3
Jones: 73049 83.5
Kansas: 74347 66.0
Kaw City: 74641 66.5
Kellyville: 74039 22.1
Kenefic: 74748 140.3
Keota: 74941 86.3
Ketchum: 74349 58.8
Kiefer: 74041 15.1
Kingfisher: 73750 111.5
Kingston: 73439 158.9
Kinta: 74552 82.9
Kiowa: 74553 99.6
Konawa: 74849 91.3
Krebs: 74554 86.6
Kremlin: 73753 107.7
Lahoma: 73754 118.4
Lamar: 74850 72.4
Lamont: 74643 94.5
Lane: 74555 131.6
Langley: 74350 56.6
Langston: 73050 72.5
Leflore: 74942 103.7
Lehigh: 74556 117.2
Lenapah: 74042 53.8
Lequire: 74943 90.6
Lexington: 73051 104.7
Lindsay: 73052 128.0
Loco: 73442 157.6
Locust Grove: 74352 45.3
Lone Grove: 73443 155.9
Longdale: 73755 143.5
Lookeba: 73053 146.5
Loyal: 73756 120.0
Lucien: 73757 82.2
Luther: 73054 74.9
Macomb: 74852 91.2
Madill: 73446 149.4
Manchester: 73758 128.3
Mannford: 74044 22.3
Mannsville: 73447 140.4
Maramec: 74045 40.2
Marble City: 74945 76.5
Marland: 74644 67.4
Marlow: 73055 150.2
Marshall: 73056 91.1
Maud: 74854 83.8
Maysville: 73057 121.7
McAlester: 74501 81.5, 74502 81.5
McCurtain: 74944 89.9
McLoud: 74851 79.1
Mead: 73449 151.5
Medford: 73759 107.6
Meeker: 74855 67.1
Meno: 73760 122.2
Meridian: 73058 72.5
Miami: 74354 79.7, 74355 79.7
Milburn: 73450 134.1
Milfay: 74046 42.2
Mill Creek: 74856 128.2
Minco: 73059 129.0
Moffett: 74946 101.0
Morris: 74445 37.3
Morrison: 73061 58.1
Mounds: 74047 20.8
Moyers: 74557 122.9
Muldrow: 74948 92.8
Mulhall: 73063 80.3
Muse: 74949 124.5
Muskogee: 74401 41.8, 74402 46.3, 74403 50.9
Mustang: 73064 112.3
Nardin: 74646 93.1
Nash: 73761 119.7
Nashoba: 74558 123.1
Newalla: 74857 88.0
Newcastle: 73065 109.9
Newkirk: 74647 76.7
Nicoma Park: 73066 87.4
Ninnekah: 73067 137.7
Noble: 73068 101.2
Norman: 73019 104.5, 73026 95.7, 73069 103.5, 73070 102.4, 73071 101.7, 73072 106.9
North Miami: 74358 81.2
Nowata: 74048 41.8
Oakhurst: 74050 6.9
Oaks: 74359 66.8
Oakwood: 73658 154.2
Ochelata: 74051 31.8
Oilton: 74052 33.0
Okarche: 73762 114.4
Okay: 74446 43.3
Okeene: 73763 130.3
Okemah: 74859 51.6
Oklahoma City: 73101 97.7, 73102 97.7, 73103 97.1, 73104 96.8, 73105 95.2, 73106 98.2, 73107 100.1, 73108 100.8, 73109 99.2, 73110 92.1, 73111 94.0, 73112 98.9, 73113 97.7, 73114 94.2, 73115 94.9, 73116 97.5, 73117 94.8, 73118 96.6, 73119 101.7, 73120 97.0, 73121 92.1, 73122 100.8, 73123 97.7, 73124 97.7, 73125 97.7, 73126 97.7, 73127 104.1, 73128 105.2, 73129 97.4, 73130 89.7, 73131 91.8, 73132 100.9, 73134 95.8, 73135 96.1, 73136 97.7, 73137 97.7, 73139 101.0, 73140 97.7, 73141 90.3, 73142 99.7, 73143 97.7, 73144 97.7, 73145 93.5, 73146 97.7, 73147 97.7, 73148 97.7, 73149 99.1, 73150 91.2, 73151 89.3, 73152 97.7, 73153 97.7, 73154 97.7, 73155 97.7, 73156 97.7, 73157 97.7, 73159 103.5, 73160 100.7, 73162 100.4, 73163 97.7, 73164 97.7, 73165 94.7, 73167 97.7, 73169 106.7, 73170 104.5, 73172 97.7, 73173 107.1, 73177 97.7, 73178 97.7, 73179 105.1, 73180 97.7, 73184 97.7, 73185 97.7, 73189 97.7, 73190 97.7, 73193 97.7, 73194 97.7, 73195 97.7, 73196 97.7, 73197 97.7, 73198 97.7, 73199 97.7
Okmulgee: 74447 35.5
Oktaha: 74450 47.9
Omega: 73764 125.2
Oologah: 74053 24.0
Orlando: 73073 79.4
Osage: 74054 21.6
Owasso: 74055 12.9
Paden: 74860 53.8
Panama: 74951 101.2
Paoli: 73074 116.3
Park Hill: 74451 64.4
Pauls Valley: 73075 119.6
Pawhuska: 74056 48.1
Pawnee: 74058 45.0
Peggs: 74452 51.7
Perkins: 74059 61.2
Perry: 73077 71.8
Picher: 74360 85.5
Piedmont: 73078 104.0
Pittsburg: 74560 104.8
Platter: 74753 158.2
Pocasset: 73079 130.7
Pocola: 74902 105.2
Ponca City: 74601 74.6, 74602 70.6, 74603 70.6, 74604 66.8
Pond Creek: 73766 107.7
Porter: 74454 33.8
Porum: 74455 68.4
Poteau: 74953 109.2
Prague: 74864 60.7
Preston: 74456 30.6
Proctor: 74457 65.1
Prue: 74060 16.3
Pryor: 74361 39.6, 74362 39.6
Purcell: 73080 115.8
Quapaw: 74363 90.0
Quinton: 74561 77.8
Ralston: 74650 48.1
Ramona: 74061 26.8
Ratliff City: 73481 146.5
Rattan: 74562 134.4
Ravia: 73455 139.8
Red Oak: 74563 96.8
Red Rock: 74651 69.2
Redbird: 74458 29.2
Rentiesville: 74459 51.2
Ringold: 74754 143.6
Ringwood: 73768 128.9
Ripley: 74062 51.3
Roff: 74865 116.5
Roland: 74954 97.6
Rose: 74364 58.3
Rufe: 74755 148.1
Rush Springs: 73082 143.5
Salina: 74365 52.3
Sallisaw: 74955 83.2
Sand Springs: 74063 11.5
Sapulpa: 74066 14.7, 74067 14.7
Sasakwa: 74867 87.9
Savanna: 74565 93.4
Sawyer: 74756 147.2
Schulter: 74460 44.7
Seminole: 74818 70.7, 74868 70.7
Shady Point: 74956 99.6
Shamrock: 74068 36.9
Shawnee: 74801 79.8, 74802 76.9, 74804 74.1
Shidler: 74652 60.7
Skiatook: 74070 17.7
Slick: 74071 30.7
Smithville: 74957 135.5
Snow: 74567 124.1
Soper: 74759 145.8
South Coffeyville: 74072 60.7
Sparks: 74869 57.5
Spavinaw: 74366 55.2
Spencer: 73084 87.3
Spencerville: 74760 142.2
Sperry: 74073 9.8
Spiro: 74959 98.1
Springer: 73458 142.8
Sterling: 73567 155.3
Stigler: 74462 75.6
Stillwater: 74074 60.6, 74075 60.8, 74076 60.5, 74077 60.5, 74078 60.2
Stilwell: 74960 78.7
Stonewall: 74871 111.4
Strang: 74367 52.2
Stratford: 74872 110.7
Stringtown: 74569 115.9
Stroud: 74079 46.5
Stuart: 74570 89.4
Sulphur: 73086 127.9
Swink: 74761 155.1
Taft: 74463 36.8
Tahlequah: 74464 58.6, 74465 58.6
Talala: 74080 30.1
Talihina: 74571 114.5
Tatums: 73487 141.6
Tecumseh: 74873 84.6
Terlton: 74081 25.7
Thomas: 73669 156.7
Tishomingo: 73460 135.0
Tonkawa: 74653 82.9
Tryon: 74875 57.8
Tulsa: 74101 3.4, 74102 3.4, 74103 0.1, 74104 2.2, 74105 4.3, 74106 2.7, 74107 3.5, 74108 11.4, 74110 3.2, 74112 5.1, 74114 3.2, 74115 5.4, 74116 8.7, 74117 8.1, 74119 0.8, 74120 0.9, 74121 3.4, 74126 6.3, 74127 3.4, 74128 7.9, 74129 7.1, 74130 6.4, 74131 8.2, 74132 7.4, 74133 10.2, 74134 10.9, 74135 5.5, 74136 6.9, 74137 9.9, 74141 3.4, 74145 6.9, 74146 8.6, 74147 3.4, 74148 3.4, 74149 3.4, 74150 3.4, 74152 3.4, 74153 3.4, 74155 3.4, 74156 3.4, 74157 3.4, 74158 3.4, 74159 3.4, 74169 3.4, 74170 3.4, 74171 3.4, 74172 3.4, 74182 3.4, 74183 3.4, 74184 3.4, 74186 3.4, 74187 3.4, 74189 3.4, 74192 3.4, 74193 3.4, 74194 3.4
Tupelo: 74572 107.1
Tuskahoma: 74574 108.7
Tuttle: 73089 118.1
Twin Oaks: 74368 63.9
Union City: 73090 121.4
Valliant: 74764 154.1
Velma: 73491 148.6
Vera: 74082 21.4
Verden: 73092 138.1
Vian: 74962 72.4
Vinita: 74301 56.0
Wagoner: 74467 35.9, 74477 41.9
Wainwright: 74468 44.3
Wakita: 73771 120.7
Wanette: 74878 99.8
Wann: 74083 51.8
Wapanucka: 73461 126.6
Wardville: 74576 103.6
Warner: 74469 59.5
Washington: 73093 110.6
Watonga: 73772 137.7
Watson: 74963 145.0
Watts: 74964 74.5
Waukomis: 73773 107.7
Wayne: 73095 113.6
Webbers Falls: 74470 65.8
Welch: 74369 69.0
Weleetka: 74880 54.1
Welling: 74471 66.4
Wellston: 74881 68.0
Westville: 74965 76.8
Wetumka: 74883 65.9
Wewoka: 74884 72.7
Wheatland: 73097 106.2
Whitefield: 74472 74.5
Whitesboro: 74577 122.0
Wilburton: 74578 93.7
Wister: 74966 106.4
Wright City: 74766 150.2
Wyandotte: 74370 83.8
Wynnewood: 73098 124.4
Wynona: 74084 33.0
Yale: 74085 40.8
Yukon: 73085 108.7, 73099 108.7`,
  KS: `Altamont: 67330 79.0
Altoona: 66710 98.8
Andale: 67001 143.0
Andover: 67002 123.3
Anthony: 67003 132.6
Arcadia: 66711 125.4
Argonia: 67004 124.7
Arkansas City: 67005 84.0
Arma: 66712 120.4
Atlanta: 67008 101.8
Attica: 67009 145.9
Augusta: 67010 117.7
Bartlett: 67332 74.4
Baxter Springs: 66713 90.8
Beaumont: 67012 109.4
Belle Plaine: 67013 110.4
Benedict: 66714 103.7
Bentley: 67016 146.2
Benton: 67017 131.0
Blue Mound: 66010 144.8
Bluff City: 67018 121.4
Bronson: 66716 134.7
Buffalo: 66717 107.8
Burden: 67019 90.7
Burlington: 66839 143.2
Burns: 66840 140.8
Burrton: 67020 158.0
Caldwell: 67022 111.1
Cambridge: 67023 88.8
Caney: 67333 61.9
Cassoday: 66842 133.3
Cedar Point: 66843 148.7
Cedar Vale: 67024 71.5
Centerville: 66014 153.7
Chanute: 66720 107.4
Chautauqua: 67334 61.0
Cheney: 67025 142.8
Cherokee: 66724 103.8
Cherryvale: 67335 81.7
Chetopa: 67336 83.0
Clearwater: 67026 125.2
Coffeyville: 67337 65.9
Colony: 66015 136.5
Columbus: 66725 92.2
Colwich: 67030 141.7
Conway Springs: 67031 125.3
Cottonwood Falls: 66845 150.9
Crestline: 66728 100.2
Danville: 67036 130.9
Dearing: 67340 64.5
Dennis: 67341 88.0
Derby: 67037 119.1
Dexter: 67038 77.0
Douglass: 67039 109.3
Edna: 67342 71.8
El Dorado: 67042 125.5
Elbing: 67041 145.5
Elk City: 67344 78.3
Elk Falls: 67345 85.3
Elsmore: 66732 122.1
Emporia: 66801 156.6
Erie: 66733 107.7
Eureka: 67045 119.9
Fall River: 67047 101.9
Farlington: 66734 119.8
Florence: 66851 151.4
Fort Scott: 66701 133.8
Franklin: 66735 118.3
Fredonia: 66736 96.8
Freeport: 67049 124.7
Frontenac: 66763 115.4
Fulton: 66738 146.3
Galena: 66739 100.0
Galesburg: 66740 98.0
Garden Plain: 67050 140.3
Garland: 66741 130.9
Garnett: 66032 152.5
Geuda Springs: 67051 92.9
Girard: 66743 111.3
Goddard: 67052 135.8
Greeley: 66033 160.0
Greenwich: 67055 131.2
Grenola: 67346 84.5
Gridley: 66852 132.1
Halstead: 67056 154.2
Hamilton: 66853 128.4
Harper: 67058 139.9
Hartford: 66854 144.9
Havana: 67347 69.2
Haven: 67543 155.3
Haysville: 67060 122.3
Hazelton: 67061 147.5
Hepler: 66746 119.3
Hesston: 67062 158.9
Howard: 67349 94.1
Humboldt: 66748 117.5
Independence: 67301 74.0
Iola: 66749 127.3
Kechi: 67067 133.5
Kincaid: 66039 142.3
Kingman: 67068 154.4
Kiowa: 67070 154.3
La Harpe: 66751 129.6
Latham: 67072 102.0
Le Roy: 66857 135.7
Lebo: 66856 155.4
Leon: 67074 112.3
Liberty: 67351 72.3
Longton: 67352 86.6
Madison: 66860 136.7
Maize: 67101 138.9
Mapleton: 66754 141.7
Matfield Green: 66862 141.7
Mayfield: 67103 116.0
McCune: 66753 99.6
Milan: 67105 119.4
Milton: 67106 133.3
Moline: 67353 81.8
Moran: 66755 130.6
Mound City: 66056 151.8
Mound Valley: 67354 79.8
Mount Hope: 67108 147.8
Mulberry: 66756 121.1
Mulvane: 67110 113.5
Murdock: 67111 147.4
Neal: 66863 116.1
Neodesha: 66757 88.8
Neosho Falls: 66758 130.6
Neosho Rapids: 66864 152.1
Newton: 67114 150.8
Niotaze: 67355 61.7
North Newton: 67117 152.2
Norwich: 67118 137.9
Olpe: 66865 143.9
Opolis: 66760 112.0
Oswego: 67356 84.8
Oxford: 67119 100.3
Parker: 66072 159.3
Parsons: 67357 91.8
Peabody: 66866 152.4
Peck: 67120 118.7
Peru: 67360 61.4
Piedmont: 67122 104.0
Piqua: 66761 124.1
Pittsburg: 66762 111.2
Pleasanton: 66075 158.5
Potwin: 67123 135.8
Prescott: 66767 150.5
Pretty Prairie: 67570 156.8
Redfield: 66769 132.4
Riverton: 66770 95.5
Rock: 67131 102.8
Rosalia: 67132 121.7
Rose Hill: 67133 115.6
Saint Paul: 66771 103.4
Savonburg: 66772 118.8
Scammon: 66773 101.4
Sedan: 67361 69.1
Sedgwick: 67135 146.3
Severy: 67137 103.0
Sharon: 67138 155.0
South Haven: 67140 99.0
Spivey: 67142 147.7
Stark: 66775 116.7
Sycamore: 67363 83.3
Thayer: 66776 94.6
Toronto: 66777 113.7
Towanda: 67144 127.9
Treece: 66778 86.6
Tyro: 67364 63.4
Udall: 67146 105.0
Uniontown: 66779 128.0
Valley Center: 67147 138.6
Viola: 67149 131.8
Virgil: 66870 123.7
Waldron: 67150 137.0
Walnut: 66780 113.8
Walton: 67151 154.0
Waverly: 66871 154.0
Weir: 66781 104.9
Welda: 66091 144.8
Wellington: 67152 109.7
West Mineral: 66782 98.0
Westphalia: 66093 144.5
Whitewater: 67154 140.7
Wichita: 67201 129.3, 67202 129.3, 67203 131.0, 67204 134.6, 67205 135.6, 67206 126.9, 67207 124.7, 67208 128.5, 67209 130.4, 67210 123.3, 67211 127.6, 67212 133.5, 67213 129.1, 67214 129.9, 67215 128.2, 67216 124.3, 67217 126.3, 67218 126.5, 67219 133.6, 67220 131.2, 67223 137.6, 67226 130.6, 67227 131.6, 67228 129.1, 67230 124.3, 67231 129.3, 67232 121.3, 67233 129.3, 67235 134.8, 67236 129.3, 67251 129.3, 67256 129.3, 67257 129.3, 67259 129.3, 67260 129.8, 67275 129.3, 67276 129.3, 67277 129.3, 67278 129.3
Winfield: 67156 93.1
Yates Center: 66783 119.7
Zenda: 67159 155.4`,
  AR: `Alma: 72921 111.0
Alpena: 72611 148.6
Altus: 72821 136.9
Barling: 72923 110.8
Bella Vista: 72714 101.0, 72715 96.4
Bentonville: 72712 97.7, 72716 97.7
Berryville: 72616 136.4
Blue Mountain: 72826 146.8
Bluffton: 72827 159.9
Boles: 72926 147.5
Booneville: 72927 137.1
Branch: 72928 130.1
Canehill: 72717 90.3
Cave Springs: 72718 99.2
Cecil: 72930 124.1
Cedarville: 72932 98.1
Centerton: 72719 95.7
Charleston: 72933 124.8
Chester: 72934 100.9
Clarksville: 72830 145.7
Coal Hill: 72832 139.8
Combs: 72721 123.6
Compton: 72624 145.9
Cove: 71937 151.2
Decatur: 72722 85.9
Deer: 72628 153.1
Dyer: 72935 114.1
Elkins: 72727 118.0
Eureka Springs: 72631 128.7, 72632 126.2
Evansville: 72729 89.9
Farmington: 72730 96.6
Fayetteville: 72701 107.1, 72702 103.5, 72703 108.8, 72704 94.7
Fort Smith: 72901 103.8, 72902 105.9, 72903 107.0, 72904 103.8, 72905 105.9, 72906 105.9, 72908 106.4, 72913 105.9, 72914 105.9, 72916 109.1, 72917 105.9, 72918 105.9, 72919 105.9
Garfield: 72732 114.9
Gentry: 72734 86.2
Gravelly: 72838 155.9
Gravette: 72736 87.0
Green Forest: 72638 144.7
Greenwood: 72936 119.8
Hackett: 72937 114.2
Hagarville: 72839 158.0
Hartford: 72938 120.6
Hartman: 72840 141.6
Harvey: 72841 153.2
Hatfield: 71945 148.3
Havana: 72842 152.6
Hindsville: 72738 117.5
Hiwasse: 72739 94.6
Huntington: 72940 120.7
Huntsville: 72740 128.9
Jasper: 72641 154.0
Kingston: 72742 139.8
Knoxville: 72845 156.5
Lamar: 72846 156.4
Lavaca: 72941 116.4
Lincoln: 72744 88.0
Lowell: 72745 105.6
Magazine: 72943 140.9
Mansfield: 72944 125.9
Marble Falls: 72648 158.6
Maysville: 72747 79.9
Mena: 71953 147.1
Midland: 72945 118.2
Morrow: 72749 89.1
Mountainburg: 72946 109.2
Mulberry: 72947 117.1
Natural Dam: 72948 94.8
New Blaine: 72851 156.2
Oak Grove: 72660 147.3
Oark: 72852 140.5
Omaha: 72662 157.8
Ozark: 72949 128.7
Ozone: 72854 147.0
Paris: 72855 143.5
Parks: 72950 152.0
Parthenon: 72666 153.1
Pea Ridge: 72751 106.6
Pettigrew: 72752 136.3
Ponca: 72670 146.0
Prairie Grove: 72753 94.1
Ratcliff: 72951 131.9
Rogers: 72756 112.8, 72757 108.4, 72758 103.9
Rudy: 72952 103.0
Saint Paul: 72760 129.7
Scranton: 72863 149.3
Siloam Springs: 72761 85.8
Springdale: 72762 98.3, 72764 107.8, 72765 103.1, 72766 103.1
Subiaco: 72865 147.7
Sulphur Springs: 72768 86.2
Summers: 72769 84.0
Uniontown: 72955 94.7
Van Buren: 72956 103.6, 72957 103.6
Vandervoort: 71972 156.0
Waldron: 72958 135.4
Wesley: 72773 120.8
West Fork: 72774 104.1
Wickes: 71973 159.1
Winslow: 72959 110.8
Witter: 72776 131.9`,
  MO: `Alba: 64830 115.0
Anderson: 64831 92.3
Arcola: 65603 152.4
Asbury: 64832 113.5
Ash Grove: 65604 153.4
Aurora: 65605 136.7
Avilla: 64833 125.8
Billings: 65610 149.4
Blue Eye: 65611 148.4
Bois D Arc: 65612 154.4
Branson: 65615 156.7, 65616 156.7
Bronaugh: 64728 134.3
Brookline Station: 65619 158.8
Butterfield: 65623 123.0
Cape Fair: 65624 140.6
Carl Junction: 64834 106.2
Carterville: 64835 110.2
Carthage: 64836 118.9
Cassville: 65625 126.2
Clever: 65631 154.1
Crane: 65633 145.8
Dadeville: 65635 157.8
Deerfield: 64741 139.5
Diamond: 64840 109.5
Duenweg: 64841 108.2
Eagle Rock: 65641 126.6
Everton: 65646 150.7
Exeter: 65647 116.5
Fairview: 64842 113.6
Freistatt: 65654 130.2
Galena: 65656 147.1
Golden: 65658 133.7
Golden City: 64748 134.3
Goodman: 64843 95.0
Granby: 64844 110.7
Greenfield: 65661 150.4
Halltown: 65664 150.2
Highlandville: 65669 158.3
Hollister: 65672 156.8, 65673 156.8
Hume: 64752 153.7
Jasper: 64755 124.0
Jerico Springs: 64756 148.9
Joplin: 64801 106.0, 64802 103.9, 64803 103.9, 64804 101.8
Kimberling City: 65686 145.8
La Russell: 64848 131.4
Lamar: 64759 134.7
Lampe: 65681 143.5
Lanagan: 64847 91.5
Liberal: 64762 126.7
Lockwood: 65682 142.1
Marionville: 65705 143.7
Metz: 64765 153.2
Miller: 65707 140.5
Milo: 64767 147.5
Mindenmines: 64769 120.9
Monett: 65708 126.6
Moundville: 64771 138.7
Mount Vernon: 65712 138.4
Neck City: 64849 114.6
Neosho: 64850 101.0
Nevada: 64772 147.7
Noel: 64854 89.7
Oronogo: 64855 114.8
Pierce City: 65723 121.8
Pineville: 64856 100.0
Ponce De Leon: 65728 155.1
Powell: 65730 106.1
Purcell: 64857 114.5
Purdy: 65734 122.3
Racine: 64858 96.2
Reeds: 64859 124.2
Reeds Spring: 65737 151.3
Republic: 65738 153.7
Richards: 64778 147.8
Ridgedale: 65739 153.3
Rocky Comfort: 64861 108.9
Sarcoxie: 64862 122.7
Seligman: 65745 115.5
Seneca: 64865 91.7
Sheldon: 64784 142.6
Shell Knob: 65747 137.7
South Greenfield: 65752 144.6
South West City: 64863 83.3
Spokane: 65754 157.8
Stark City: 64866 113.3
Stella: 64867 105.4
Stotts City: 65756 129.6
Verona: 65769 132.7
Walker: 64790 156.7
Washburn: 65772 113.8
Webb City: 64870 110.0
Wentworth: 64873 123.3
Wheaton: 64874 115.5`,
  TX: `Arthur City: 75411 159.8`,
} as const;
