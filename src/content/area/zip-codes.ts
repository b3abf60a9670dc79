/**
 * Every ZIP code within 160 straight-line miles of the reference point in business.ts, one line per post office:
 * its name, its miles (the mean of its ZIP codes' centroids) unless places.ts has the town, and its ZIP codes.
 * Centroids: US Census ZCTA gazetteer (public domain, 2010 vintage). Names: free_zipcode_data (MIT).
 */
export const zipLines = {
  OK: `Ada: 74820 74821
Adair: 44.6 74330
Afton: 67.5 74331
Agra: 52.4 74824
Albion: 115.5 74521
Alderson: 88.0 74522
Alex: 128.7 73002
Aline: 142.9 73716
Allen: 95.2 74825
Amber: 124.9 73004
Ames: 121.3 73718
Amorita: 139.0 73719
Anadarko: 147.5 73005
Antlers: 134.8 74523
Arcadia: 81.4 73007
Ardmore: 148.9 73401 73402 73403 73451 73454
Arkoma: 102.6 74901
Asher: 93.2 74826
Atoka: 125.7 74525 74542
Atwood: 85.7 74827
Avant: 24.0 74001
Barnsdall: 29.1 74002
Bartlesville: 74003 74004 74005 74006
Battiest: 137.3 74722
Beggs: 27.2 74421
Bennington: 149.3 74723
Bethany: 102.7 73008
Bethel: 140.3 74724
Big Cabin: 49.4 74332
Billings: 83.9 74630
Binger: 146.3 73009
Bison: 104.9 73720
Bixby: 74008
Blackwell: 74631
Blanchard: 119.0 73010
Blanco: 100.2 74528
Bluejacket: 67.2 74333
Bokchito: 153.2 74726
Bokoshe: 95.7 74930
Boley: 51.6 74829
Boswell: 147.7 74727
Bowlegs: 79.3 74830
Boynton: 39.8 74422
Bradley: 133.7 73011
Braggs: 55.8 74423 74439
Braman: 92.3 74632
Bristow: 74010
Broken Arrow: 74011 74012 74013 74014
Broken Bow: 153.9 74728
Bromide: 122.0 74530
Bunch: 76.7 74931
Burbank: 58.1 74633
Burlington: 132.4 73722
Byars: 104.9 74831
Caddo: 139.5 74729
Calera: 156.9 74730
Calumet: 126.7 73014
Calvin: 88.9 74531
Cameron: 107.1 74932
Canadian: 70.7 74425
Caney: 134.9 74533
Canton: 149.3 73724
Carmen: 142.5 73726
Carney: 61.0 74832
Carrier: 116.5 73727
Cashion: 97.8 73016
Castle: 46.6 74833
Catoosa: 74015
Cement: 145.4 73017
Centrahoma: 108.4 74534
Chandler: 74834
Checotah: 55.0 74426
Chelsea: 40.5 74016
Cherokee: 138.5 73728
Chickasha: 133.3 73018 73023
Choctaw: 85.9 73020
Chouteau: 36.6 74337
Claremore: 74017 74018 74019
Clarita: 118.1 74535
Clayton: 113.9 74536
Cleo Springs: 139.6 73729
Cleveland: 24.7 74020
Coalgate: 109.6 74538
Colcord: 70.7 74338
Coleman: 133.6 73432
Collinsville: 74021
Colony: 159.9 73021
Commerce: 82.0 74339
Connerville: 123.3 74836
Cookson: 70.1 74427
Copan: 54.6 74022
Council Hill: 45.0 74428
Countyline: 146.9 73425
Covington: 86.9 73730
Coweta: 74429
Coyle: 71.4 73027
Crescent: 92.3 73028
Cromwell: 60.4 74837
Crowder: 73.4 74430
Cushing: 74023
Cyril: 151.4 73029
Dacoma: 149.1 73731
Daisy: 110.5 74540
Davenport: 52.8 74026
Davis: 134.0 73030
Deer Creek: 96.6 74636
Delaware: 49.4 74027
Depew: 38.9 74028
Dewar: 47.3 74431
Dewey: 46.6 74029
Disney: 58.4 74340
Dougherty: 135.1 73032
Douglas: 94.8 73733
Dover: 105.2 73734
Drummond: 115.7 73735
Drumright: 33.7 74030
Duncan: 155.3 73533 73534 73536 73575
Durant: 150.0 74701 74702
Dustin: 63.1 74839
Eakly: 154.5 73033
Earlsboro: 76.9 74840
Edmond: 73003 73012 73013 73025 73034 73083
El Reno: 118.8 73036
Elmore City: 132.1 73433
Enid: 73701 73702 73703 73705 73706
Eucha: 62.0 74342
Eufaula: 74432
Fairfax: 47.0 74637
Fairland: 76.2 74343
Fairmont: 95.0 73736
Fairview: 147.9 73737
Fanshawe: 103.5 74935
Fay: 148.0 73646
Finley: 127.1 74543
Fittstown: 111.3 74842
Fitzhugh: 111.4 74843
Fletcher: 155.1 73541
Fort Cobb: 155.3 73038
Fort Gibson: 49.8 74434
Fort Towson: 148.2 74735
Foster: 138.7 73039 73434
Francis: 94.8 74844
Gans: 89.1 74936
Garber: 89.2 73738
Geary: 137.9 73040
Glencoe: 50.7 74032
Glenpool: 74033
Goltry: 122.2 73739
Gore: 64.2 74435
Gracemont: 141.9 73042
Graham: 147.1 73437
Grant: 159.1 74738
Greenfield: 137.9 73043
Grove: 74344 74345
Guthrie: 73044
Haileyville: 92.5 74546
Hallett: 33.1 74034
Hanna: 62.6 74845
Harrah: 78.5 73045
Hartshorne: 95.3 74547
Haskell: 29.7 74436
Healdton: 154.9 73438
Heavener: 121.6 74937
Helena: 129.0 73741
Hennepin: 139.3 73444
Hennessey: 108.4 73742
Henryetta: 74437
Hillsdale: 116.1 73743
Hinton: 138.8 73047
Hitchcock: 130.0 73744
Hitchita: 44.1 74438
Hodgen: 124.7 74939
Holdenville: 77.1 74848
Hominy: 28.7 74035
Honobia: 126.2 74549
Hopeton: 152.6 73746
Howe: 113.2 74940
Hugo: 150.9 74743
Hulbert: 48.9 74441
Hunter: 96.3 74640
Hydro: 150.1 73048
Indianola: 71.2 74442
Inola: 27.1 74036
Isabella: 130.5 73747
Jay: 71.7 74346
Jenks: 74037
Jennings: 31.6 74038
Jet: 126.3 73749
Jones: 83.5 73049
Kansas: 66.0 74347
Kaw City: 66.5 74641
Kellyville: 22.1 74039
Kenefic: 140.3 74748
Keota: 86.3 74941
Ketchum: 58.8 74349
Kiefer: 15.1 74041
Kingfisher: 111.5 73750
Kingston: 158.9 73439
Kinta: 82.9 74552
Kiowa: 99.6 74553
Konawa: 91.3 74849
Krebs: 86.6 74554
Kremlin: 107.7 73753
Lahoma: 118.4 73754
Lamar: 72.4 74850
Lamont: 94.5 74643
Lane: 131.6 74555
Langley: 56.6 74350
Langston: 72.5 73050
Leflore: 103.7 74942
Lehigh: 117.2 74556
Lenapah: 53.8 74042
Lequire: 90.6 74943
Lexington: 104.7 73051
Lindsay: 128.0 73052
Loco: 157.6 73442
Locust Grove: 45.3 74352
Lone Grove: 155.9 73443
Longdale: 143.5 73755
Lookeba: 146.5 73053
Loyal: 120.0 73756
Lucien: 82.2 73757
Luther: 74.9 73054
Macomb: 91.2 74852
Madill: 149.4 73446
Manchester: 128.3 73758
Mannford: 22.3 74044
Mannsville: 140.4 73447
Maramec: 40.2 74045
Marble City: 76.5 74945
Marland: 67.4 74644
Marlow: 150.2 73055
Marshall: 91.1 73056
Maud: 83.8 74854
Maysville: 121.7 73057
McAlester: 74501 74502
McCurtain: 89.9 74944
McLoud: 79.1 74851
Mead: 151.5 73449
Medford: 107.6 73759
Meeker: 67.1 74855
Meno: 122.2 73760
Meridian: 72.5 73058
Miami: 74354 74355
Milburn: 134.1 73450
Milfay: 42.2 74046
Mill Creek: 128.2 74856
Minco: 129.0 73059
Moffett: 101.0 74946
Morris: 37.3 74445
Morrison: 58.1 73061
Mounds: 20.8 74047
Moyers: 122.9 74557
Muldrow: 92.8 74948
Mulhall: 80.3 73063
Muse: 124.5 74949
Muskogee: 74401 74402 74403
Mustang: 112.3 73064
Nardin: 93.1 74646
Nash: 119.7 73761
Nashoba: 123.1 74558
Newalla: 88.0 74857
Newcastle: 109.9 73065
Newkirk: 76.7 74647
Nicoma Park: 87.4 73066
Ninnekah: 137.7 73067
Noble: 101.2 73068
Norman: 73019 73026 73069 73070 73071 73072
North Miami: 81.2 74358
Nowata: 74048
Oakhurst: 6.9 74050
Oaks: 66.8 74359
Oakwood: 154.2 73658
Ochelata: 31.8 74051
Oilton: 33.0 74052
Okarche: 114.4 73762
Okay: 43.3 74446
Okeene: 130.3 73763
Okemah: 51.6 74859
Oklahoma City: 73101 73102 73103 73104 73105 73106 73107 73108 73109 73110 73111 73112 73113 73114 73115 73116 73117 73118 73119 73120 73121 73122 73123 73124 73125 73126 73127 73128 73129 73130 73131 73132 73134 73135 73136 73137 73139 73140 73141 73142 73143 73144 73145 73146 73147 73148 73149 73150 73151 73152 73153 73154 73155 73156 73157 73159 73160 73162 73163 73164 73165 73167 73169 73170 73172 73173 73177 73178 73179 73180 73184 73185 73189 73190 73193 73194 73195 73196 73197 73198 73199
Okmulgee: 74447
Oktaha: 47.9 74450
Omega: 125.2 73764
Oologah: 24.0 74053
Orlando: 79.4 73073
Osage: 21.6 74054
Owasso: 74055
Paden: 53.8 74860
Panama: 101.2 74951
Paoli: 116.3 73074
Park Hill: 64.4 74451
Pauls Valley: 119.6 73075
Pawhuska: 74056
Pawnee: 45.0 74058
Peggs: 51.7 74452
Perkins: 61.2 74059
Perry: 73077
Picher: 85.5 74360
Piedmont: 104.0 73078
Pittsburg: 104.8 74560
Platter: 158.2 74753
Pocasset: 130.7 73079
Pocola: 105.2 74902
Ponca City: 74601 74602 74603 74604
Pond Creek: 107.7 73766
Porter: 33.8 74454
Porum: 68.4 74455
Poteau: 109.2 74953
Prague: 60.7 74864
Preston: 30.6 74456
Proctor: 65.1 74457
Prue: 16.3 74060
Pryor: 74361 74362
Purcell: 115.8 73080
Quapaw: 90.0 74363
Quinton: 77.8 74561
Ralston: 48.1 74650
Ramona: 26.8 74061
Ratliff City: 146.5 73481
Rattan: 134.4 74562
Ravia: 139.8 73455
Red Oak: 96.8 74563
Red Rock: 69.2 74651
Redbird: 29.2 74458
Rentiesville: 51.2 74459
Ringold: 143.6 74754
Ringwood: 128.9 73768
Ripley: 51.3 74062
Roff: 116.5 74865
Roland: 97.6 74954
Rose: 58.3 74364
Rufe: 148.1 74755
Rush Springs: 143.5 73082
Salina: 52.3 74365
Sallisaw: 74955
Sand Springs: 74063
Sapulpa: 74066 74067
Sasakwa: 87.9 74867
Savanna: 93.4 74565
Sawyer: 147.2 74756
Schulter: 44.7 74460
Seminole: 70.7 74818 74868
Shady Point: 99.6 74956
Shamrock: 36.9 74068
Shawnee: 74801 74802 74804
Shidler: 60.7 74652
Skiatook: 74070
Slick: 30.7 74071
Smithville: 135.5 74957
Snow: 124.1 74567
Soper: 145.8 74759
South Coffeyville: 60.7 74072
Sparks: 57.5 74869
Spavinaw: 55.2 74366
Spencer: 87.3 73084
Spencerville: 142.2 74760
Sperry: 9.8 74073
Spiro: 98.1 74959
Springer: 142.8 73458
Sterling: 155.3 73567
Stigler: 75.6 74462
Stillwater: 74074 74075 74076 74077 74078
Stilwell: 78.7 74960
Stonewall: 111.4 74871
Strang: 52.2 74367
Stratford: 110.7 74872
Stringtown: 115.9 74569
Stroud: 74079
Stuart: 89.4 74570
Sulphur: 127.9 73086
Swink: 155.1 74761
Taft: 36.8 74463
Tahlequah: 74464 74465
Talala: 30.1 74080
Talihina: 114.5 74571
Tatums: 141.6 73487
Tecumseh: 84.6 74873
Terlton: 25.7 74081
Thomas: 156.7 73669
Tishomingo: 135.0 73460
Tonkawa: 82.9 74653
Tryon: 57.8 74875
Tulsa: 74101 74102 74103 74104 74105 74106 74107 74108 74110 74112 74114 74115 74116 74117 74119 74120 74121 74126 74127 74128 74129 74130 74131 74132 74133 74134 74135 74136 74137 74141 74145 74146 74147 74148 74149 74150 74152 74153 74155 74156 74157 74158 74159 74169 74170 74171 74172 74182 74183 74184 74186 74187 74189 74192 74193 74194
Tupelo: 107.1 74572
Tuskahoma: 108.7 74574
Tuttle: 118.1 73089
Twin Oaks: 63.9 74368
Union City: 121.4 73090
Valliant: 154.1 74764
Velma: 148.6 73491
Vera: 21.4 74082
Verden: 138.1 73092
Vian: 72.4 74962
Vinita: 74301
Wagoner: 74467 74477
Wainwright: 44.3 74468
Wakita: 120.7 73771
Wanette: 99.8 74878
Wann: 51.8 74083
Wapanucka: 126.6 73461
Wardville: 103.6 74576
Warner: 59.5 74469
Washington: 110.6 73093
Watonga: 137.7 73772
Watson: 145.0 74963
Watts: 74.5 74964
Waukomis: 107.7 73773
Wayne: 113.6 73095
Webbers Falls: 65.8 74470
Welch: 69.0 74369
Weleetka: 54.1 74880
Welling: 66.4 74471
Wellston: 68.0 74881
Westville: 76.8 74965
Wetumka: 65.9 74883
Wewoka: 72.7 74884
Wheatland: 106.2 73097
Whitefield: 74.5 74472
Whitesboro: 122.0 74577
Wilburton: 93.7 74578
Wister: 106.4 74966
Wright City: 150.2 74766
Wyandotte: 83.8 74370
Wynnewood: 124.4 73098
Wynona: 33.0 74084
Yale: 40.8 74085
Yukon: 73085 73099`,
  KS: `Altamont: 79.0 67330
Altoona: 98.8 66710
Andale: 143.0 67001
Andover: 123.3 67002
Anthony: 132.6 67003
Arcadia: 125.4 66711
Argonia: 124.7 67004
Arkansas City: 84.0 67005
Arma: 120.4 66712
Atlanta: 101.8 67008
Attica: 145.9 67009
Augusta: 117.7 67010
Bartlett: 74.4 67332
Baxter Springs: 90.8 66713
Beaumont: 109.4 67012
Belle Plaine: 110.4 67013
Benedict: 103.7 66714
Bentley: 146.2 67016
Benton: 131.0 67017
Blue Mound: 144.8 66010
Bluff City: 121.4 67018
Bronson: 134.7 66716
Buffalo: 107.8 66717
Burden: 90.7 67019
Burlington: 143.2 66839
Burns: 140.8 66840
Burrton: 158.0 67020
Caldwell: 111.1 67022
Cambridge: 88.8 67023
Caney: 61.9 67333
Cassoday: 133.3 66842
Cedar Point: 148.7 66843
Cedar Vale: 71.5 67024
Centerville: 153.7 66014
Chanute: 107.4 66720
Chautauqua: 61.0 67334
Cheney: 142.8 67025
Cherokee: 103.8 66724
Cherryvale: 81.7 67335
Chetopa: 83.0 67336
Clearwater: 125.2 67026
Coffeyville: 67337
Colony: 136.5 66015
Columbus: 92.2 66725
Colwich: 141.7 67030
Conway Springs: 125.3 67031
Cottonwood Falls: 150.9 66845
Crestline: 100.2 66728
Danville: 130.9 67036
Dearing: 64.5 67340
Dennis: 88.0 67341
Derby: 119.1 67037
Dexter: 77.0 67038
Douglass: 109.3 67039
Edna: 71.8 67342
El Dorado: 125.5 67042
Elbing: 145.5 67041
Elk City: 78.3 67344
Elk Falls: 85.3 67345
Elsmore: 122.1 66732
Emporia: 156.6 66801
Erie: 107.7 66733
Eureka: 119.9 67045
Fall River: 101.9 67047
Farlington: 119.8 66734
Florence: 151.4 66851
Fort Scott: 133.8 66701
Franklin: 118.3 66735
Fredonia: 96.8 66736
Freeport: 124.7 67049
Frontenac: 115.4 66763
Fulton: 146.3 66738
Galena: 100.0 66739
Galesburg: 98.0 66740
Garden Plain: 140.3 67050
Garland: 130.9 66741
Garnett: 152.5 66032
Geuda Springs: 92.9 67051
Girard: 111.3 66743
Goddard: 135.8 67052
Greeley: 160.0 66033
Greenwich: 131.2 67055
Grenola: 84.5 67346
Gridley: 132.1 66852
Halstead: 154.2 67056
Hamilton: 128.4 66853
Harper: 139.9 67058
Hartford: 144.9 66854
Havana: 69.2 67347
Haven: 155.3 67543
Haysville: 122.3 67060
Hazelton: 147.5 67061
Hepler: 119.3 66746
Hesston: 158.9 67062
Howard: 94.1 67349
Humboldt: 117.5 66748
Independence: 67301
Iola: 127.3 66749
Kechi: 133.5 67067
Kincaid: 142.3 66039
Kingman: 154.4 67068
Kiowa: 154.3 67070
La Harpe: 129.6 66751
Latham: 102.0 67072
Le Roy: 135.7 66857
Lebo: 155.4 66856
Leon: 112.3 67074
Liberty: 72.3 67351
Longton: 86.6 67352
Madison: 136.7 66860
Maize: 138.9 67101
Mapleton: 141.7 66754
Matfield Green: 141.7 66862
Mayfield: 116.0 67103
McCune: 99.6 66753
Milan: 119.4 67105
Milton: 133.3 67106
Moline: 81.8 67353
Moran: 130.6 66755
Mound City: 151.8 66056
Mound Valley: 79.8 67354
Mount Hope: 147.8 67108
Mulberry: 121.1 66756
Mulvane: 113.5 67110
Murdock: 147.4 67111
Neal: 116.1 66863
Neodesha: 88.8 66757
Neosho Falls: 130.6 66758
Neosho Rapids: 152.1 66864
Newton: 150.8 67114
Niotaze: 61.7 67355
North Newton: 152.2 67117
Norwich: 137.9 67118
Olpe: 143.9 66865
Opolis: 112.0 66760
Oswego: 84.8 67356
Oxford: 100.3 67119
Parker: 159.3 66072
Parsons: 91.8 67357
Peabody: 152.4 66866
Peck: 118.7 67120
Peru: 61.4 67360
Piedmont: 104.0 67122
Piqua: 124.1 66761
Pittsburg: 66762
Pleasanton: 158.5 66075
Potwin: 135.8 67123
Prescott: 150.5 66767
Pretty Prairie: 156.8 67570
Redfield: 132.4 66769
Riverton: 95.5 66770
Rock: 102.8 67131
Rosalia: 121.7 67132
Rose Hill: 115.6 67133
Saint Paul: 103.4 66771
Savonburg: 118.8 66772
Scammon: 101.4 66773
Sedan: 69.1 67361
Sedgwick: 146.3 67135
Severy: 103.0 67137
Sharon: 155.0 67138
South Haven: 99.0 67140
Spivey: 147.7 67142
Stark: 116.7 66775
Sycamore: 83.3 67363
Thayer: 94.6 66776
Toronto: 113.7 66777
Towanda: 127.9 67144
Treece: 86.6 66778
Tyro: 63.4 67364
Udall: 105.0 67146
Uniontown: 128.0 66779
Valley Center: 138.6 67147
Viola: 131.8 67149
Virgil: 123.7 66870
Waldron: 137.0 67150
Walnut: 113.8 66780
Walton: 154.0 67151
Waverly: 154.0 66871
Weir: 104.9 66781
Welda: 144.8 66091
Wellington: 109.7 67152
West Mineral: 98.0 66782
Westphalia: 144.5 66093
Whitewater: 140.7 67154
Wichita: 67201 67202 67203 67204 67205 67206 67207 67208 67209 67210 67211 67212 67213 67214 67215 67216 67217 67218 67219 67220 67223 67226 67227 67228 67230 67231 67232 67233 67235 67236 67251 67256 67257 67259 67260 67275 67276 67277 67278
Winfield: 93.1 67156
Yates Center: 119.7 66783
Zenda: 155.4 67159`,
  AR: `Alma: 111.0 72921
Alpena: 148.6 72611
Altus: 136.9 72821
Barling: 110.8 72923
Bella Vista: 98.7 72714 72715
Bentonville: 72712 72716
Berryville: 136.4 72616
Blue Mountain: 146.8 72826
Bluffton: 159.9 72827
Boles: 147.5 72926
Booneville: 137.1 72927
Branch: 130.1 72928
Canehill: 90.3 72717
Cave Springs: 99.2 72718
Cecil: 124.1 72930
Cedarville: 98.1 72932
Centerton: 95.7 72719
Charleston: 124.8 72933
Chester: 100.9 72934
Clarksville: 145.7 72830
Coal Hill: 139.8 72832
Combs: 123.6 72721
Compton: 145.9 72624
Cove: 151.2 71937
Decatur: 85.9 72722
Deer: 153.1 72628
Dyer: 114.1 72935
Elkins: 118.0 72727
Eureka Springs: 127.5 72631 72632
Evansville: 89.9 72729
Farmington: 96.6 72730
Fayetteville: 72701 72702 72703 72704
Fort Smith: 72901 72902 72903 72904 72905 72906 72908 72913 72914 72916 72917 72918 72919
Garfield: 114.9 72732
Gentry: 86.2 72734
Gravelly: 155.9 72838
Gravette: 87.0 72736
Green Forest: 144.7 72638
Greenwood: 119.8 72936
Hackett: 114.2 72937
Hagarville: 158.0 72839
Hartford: 120.6 72938
Hartman: 141.6 72840
Harvey: 153.2 72841
Hatfield: 148.3 71945
Havana: 152.6 72842
Hindsville: 117.5 72738
Hiwasse: 94.6 72739
Huntington: 120.7 72940
Huntsville: 128.9 72740
Jasper: 154.0 72641
Kingston: 139.8 72742
Knoxville: 156.5 72845
Lamar: 156.4 72846
Lavaca: 116.4 72941
Lincoln: 88.0 72744
Lowell: 105.6 72745
Magazine: 140.9 72943
Mansfield: 125.9 72944
Marble Falls: 158.6 72648
Maysville: 79.9 72747
Mena: 147.1 71953
Midland: 118.2 72945
Morrow: 89.1 72749
Mountainburg: 109.2 72946
Mulberry: 117.1 72947
Natural Dam: 94.8 72948
New Blaine: 156.2 72851
Oak Grove: 147.3 72660
Oark: 140.5 72852
Omaha: 157.8 72662
Ozark: 128.7 72949
Ozone: 147.0 72854
Paris: 143.5 72855
Parks: 152.0 72950
Parthenon: 153.1 72666
Pea Ridge: 106.6 72751
Pettigrew: 136.3 72752
Ponca: 146.0 72670
Prairie Grove: 94.1 72753
Ratcliff: 131.9 72951
Rogers: 72756 72757 72758
Rudy: 103.0 72952
Saint Paul: 129.7 72760
Scranton: 149.3 72863
Siloam Springs: 72761
Springdale: 72762 72764 72765 72766
Subiaco: 147.7 72865
Sulphur Springs: 86.2 72768
Summers: 84.0 72769
Uniontown: 94.7 72955
Van Buren: 103.6 72956 72957
Vandervoort: 156.0 71972
Waldron: 135.4 72958
Wesley: 120.8 72773
West Fork: 104.1 72774
Wickes: 159.1 71973
Winslow: 110.8 72959
Witter: 131.9 72776`,
  MO: `Alba: 115.0 64830
Anderson: 92.3 64831
Arcola: 152.4 65603
Asbury: 113.5 64832
Ash Grove: 153.4 65604
Aurora: 136.7 65605
Avilla: 125.8 64833
Billings: 149.4 65610
Blue Eye: 148.4 65611
Bois D Arc: 154.4 65612
Branson: 156.7 65615 65616
Bronaugh: 134.3 64728
Brookline Station: 158.8 65619
Butterfield: 123.0 65623
Cape Fair: 140.6 65624
Carl Junction: 106.2 64834
Carterville: 110.2 64835
Carthage: 118.9 64836
Cassville: 126.2 65625
Clever: 154.1 65631
Crane: 145.8 65633
Dadeville: 157.8 65635
Deerfield: 139.5 64741
Diamond: 109.5 64840
Duenweg: 108.2 64841
Eagle Rock: 126.6 65641
Everton: 150.7 65646
Exeter: 116.5 65647
Fairview: 113.6 64842
Freistatt: 130.2 65654
Galena: 147.1 65656
Golden: 133.7 65658
Golden City: 134.3 64748
Goodman: 95.0 64843
Granby: 110.7 64844
Greenfield: 150.4 65661
Halltown: 150.2 65664
Highlandville: 158.3 65669
Hollister: 156.8 65672 65673
Hume: 153.7 64752
Jasper: 124.0 64755
Jerico Springs: 148.9 64756
Joplin: 64801 64802 64803 64804
Kimberling City: 145.8 65686
La Russell: 131.4 64848
Lamar: 134.7 64759
Lampe: 143.5 65681
Lanagan: 91.5 64847
Liberal: 126.7 64762
Lockwood: 142.1 65682
Marionville: 143.7 65705
Metz: 153.2 64765
Miller: 140.5 65707
Milo: 147.5 64767
Mindenmines: 120.9 64769
Monett: 126.6 65708
Moundville: 138.7 64771
Mount Vernon: 138.4 65712
Neck City: 114.6 64849
Neosho: 101.0 64850
Nevada: 147.7 64772
Noel: 89.7 64854
Oronogo: 114.8 64855
Pierce City: 121.8 65723
Pineville: 100.0 64856
Ponce De Leon: 155.1 65728
Powell: 106.1 65730
Purcell: 114.5 64857
Purdy: 122.3 65734
Racine: 96.2 64858
Reeds: 124.2 64859
Reeds Spring: 151.3 65737
Republic: 153.7 65738
Richards: 147.8 64778
Ridgedale: 153.3 65739
Rocky Comfort: 108.9 64861
Sarcoxie: 122.7 64862
Seligman: 115.5 65745
Seneca: 91.7 64865
Sheldon: 142.6 64784
Shell Knob: 137.7 65747
South Greenfield: 144.6 65752
South West City: 83.3 64863
Spokane: 157.8 65754
Stark City: 113.3 64866
Stella: 105.4 64867
Stotts City: 129.6 65756
Verona: 132.7 65769
Walker: 156.7 64790
Washburn: 113.8 65772
Webb City: 110.0 64870
Wentworth: 123.3 64873
Wheaton: 115.5 64874`,
  TX: `Arthur City: 159.8 75411`,
} as const;
