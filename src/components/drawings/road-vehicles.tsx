import { Glass, Line, Shape, type Sheet, Solid, Wheel } from './sheet';

export const truck = {
  outline: (
    <>
      <Shape d="M404 54q6-6 12 0v174h-12z" />
      <Line d="M400 120h20M400 132h20M400 144h20M400 156h20M400 168h20M400 180h20M400 192h20" />
      <Shape d="M96 228h504v16H96z" />
      <Line d="M366 236h226M586 228v16" />
      <Shape d="M270 244h92v42h-92z" />
      <Line d="M280 244v42M352 244v42M270 258h92M270 272h92" />
      <Shape d="M374 250h34a10 10 0 0 1 0 20h-34a10 10 0 0 1 0-20z" />
      <Line d="M382 250v20M400 250v20" />
      <Shape d="M84 252v-34q0-30 8-42 6-8 26-10l98-10 26-66q6-18 30-18h82q16 0 20 12l14 20v148z" />
      <Line d="M216 156v92M320 86v160M216 156h104M340 72v174M226 172h14" />
      <Glass d="M224 148l20-48q2-6 8-6h22v54z" />
      <Glass d="M280 94h30v54h-30z" />
      <Glass d="M338 108h38v28h-38z" />
      <Solid d="M202 116h8q4 0 4 4v30h-12z" />
      <Line d="M214 132h12M328 160h48M328 200h48M96 178l110-12" />
      <Shape d="M88 186h22q6 0 6 6v12q0 6-6 6H86z" />
      <Line d="M92 192h16v12H92M87 216h34M86 224h34M86 232h34M138 186h52M138 196h52" />
      <Line d="M276 66v8M292 66v8M308 66v8" />
      <Shape d="M440 220l14-14h72l14 14v8H440z" />
      <Line d="M454 206l8 22M526 206l-8 22" />
      <Shape d="M102 250q0-54 50-54t50 54z" />
      <Shape d="M408 238q4-34 42-34 30 0 40 26 10-26 44-26 40 0 44 34l-12 0q-6-22-30-22t-30 22h-22q-6-22-32-22t-32 22z" />
      <Wheel x={152} y={266} r={34} />
      <Wheel x={450} y={266} r={34} />
      <Wheel x={538} y={266} r={34} />
      <Shape d="M72 244h34q4 0 4 4v18q0 4-4 4H78q-6 0-6-6z" />
      <Line d="M584 244v34" />
    </>
  ),
  spots: {
    'front-brakes': { at: [152, 266], label: [152, 334] },
    steering: { at: [196, 246], label: [228, 334] },
    engine: { at: [160, 196], label: [120, 110] },
    aftertreatment: { at: [410, 110], label: [470, 60] },
    battery: { at: [300, 266], label: [300, 334] },
    cab: { at: [232, 220], label: [36, 60] },
    dash: { at: [236, 148], label: [190, 60] },
    hood: { at: [214, 158], label: [170, 90] },
    driveline: { at: [390, 236], label: [360, 334] },
    'drive-axle': { at: [450, 266], label: [450, 334] },
    'air-tanks': { at: [392, 260], label: [404, 334] },
    'marker-lights': { at: [386, 150], label: [470, 130] },
  },
} satisfies Sheet<'truck'>;

export const van = {
  outline: (
    <>
      <Shape d="M60 268v-46q2-20 16-28 8-6 82-20l62-82q8-12 24-12h318q18 0 20 16l6 164v8z" />
      <Glass d="M168 170l46-60q4-6 12-6h38v66z" />
      <Line d="M158 174h112M274 92v176M274 96h94v172M380 100h196M274 160h310M274 248h94M380 248h62M534 248h52M284 182h20M348 182h14" />
      <Glass d="M584 190h-12q-4 0-4 4v32q0 4 4 4h14z" />
      <Shape d="M64 222q2-18 12-24l34 8q2 18-8 18z" />
      <Line d="M60 236h32M60 246h34M148 152h18v14h-18zM286 80v-6h250v6M300 74v6M520 74v6" />
      <Shape d="M92 268q0-52 50-52t50 52zM438 268q0-52 50-52t50 52z" />
      <Line d="M200 274h226M320 268v12M330 268v12M396 278h46" />
      <Shape d="M198 252h54v26h-54z" />
      <Line d="M198 262h54" />
      <Wheel x={142} y={266} r={34} />
      <Wheel x={488} y={266} r={34} />
      <Shape d="M536 264h56v12h-50z" />
      <Shape d="M52 262h40v12H60q-8 0-8-8z" />
    </>
  ),
  spots: {
    engine: { at: [120, 206], label: [70, 120] },
    battery: { at: [214, 232], label: [150, 80] },
    driveshaft: { at: [325, 274], label: [325, 334] },
    'front-wheels': { at: [142, 266], label: [142, 334] },
    exhaust: { at: [404, 274], label: [420, 334] },
    'def-tank': { at: [224, 264], label: [224, 334] },
  },
} satisfies Sheet<'van'>;

export const bucketTruck = {
  outline: (
    <>
      <Shape d="M60 232h520v16H60z" />
      <Shape d="M64 258v-50l8-16 60-6 26-58 10-6h64v126z" />
      <Glass d="M158 190l24-54h24v54z" />
      <Line d="M152 194v52M212 132v114M64 208h26M64 216h26M64 226h26M220 140v100M160 202h12" />
      <Shape d="M244 176h330v62H244z" />
      <Line d="M320 176v62M396 176v62M500 176v62M256 206h8M332 206h8M408 206h8M512 206h8" />
      <Shape d="M396 132h52v44h-52z" />
      <Shape d="M404 132h36v-18h-36z" />
      <Shape d="M412 116l10-12 138-66 8 14-136 68-8 8z" />
      <Shape d="M552 34a16 16 0 1 1 24 22 16 16 0 1 1-24-22z" />
      <Shape d="M552 36l-4 14-372-6 2-12z" />
      <Line d="M330 36l-2 10M344 36l-2 10" />
      <Shape d="M126 30h52v56h-52z" />
      <Line d="M126 46h52M140 30v-8h24v8" />
      <Shape d="M448 128l46-38 6 8-42 38z" />
      <Line d="M450 108l40-18" />
      <Shape d="M86 254q0-44 46-44t46 44zM398 250q0-42 44-42t44 42z" />
      <Wheel x={132} y={268} r={32} />
      <Wheel x={442} y={268} r={32} />
      <Line d="M540 248l24 44h20M540 292h40" />
    </>
  ),
  spots: {
    elbow: { at: [564, 44], label: [612, 90] },
    'lift-cylinder': { at: [476, 110], label: [530, 140] },
    'insulated-boom': { at: [280, 40], label: [280, 100] },
  },
} satisfies Sheet<'bucket-truck'>;
