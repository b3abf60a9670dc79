import { Line, Shape, type Sheet, Wheel } from './sheet';

export const truck = {
  outline: (
    <>
      <Shape d="M404 54h12v174h-12z" />
      <Shape d="M96 228h504v16H96z" />
      <Shape d="M270 244h92v42h-92z" />
      <Line d="M278 244v42M354 244v42" />
      <Shape d="M374 250h34a10 10 0 0 1 0 20h-34a10 10 0 0 1 0-20z" />
      <Shape d="M84 252v-36l10-44 122-14 24-66 24-20h116v20l16 18v140H84z" />
      <Line d="M216 158v86M216 158l10 2h94M320 90v154M246 98h62v56h-70zM94 172v56M104 184h40M104 196h36" />
      <Line d="M338 108h40v30h-40zM226 172h10" />
      <Shape d="M440 220l12-12h76l12 12v8H440z" />
      <Line d="M104 246a48 48 0 0 1 96 0" />
      <Line d="M410 236a46 46 0 0 1 80 0M498 236a46 46 0 0 1 80 0" />
      <Wheel x={152} y={266} r={34} />
      <Wheel x={450} y={266} r={34} />
      <Wheel x={538} y={266} r={34} />
      <Shape d="M76 246h24v22H76z" />
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
      <Shape d="M60 268v-52l14-26 84-18 62-84 20-12h324q12 0 13 12l7 168v12H60z" />
      <Line d="M158 172l62 0M168 168l52-66h44v66zM274 92v176M274 96h92v172M60 226h30M74 190l30 10v16H62" />
      <Line d="M380 100h190M280 150h84M290 182h14M376 182h14M584 196h-12v34h13" />
      <Line d="M96 262a46 46 0 0 1 92 0M442 262a46 46 0 0 1 92 0" />
      <Line d="M200 274h226M320 268v12M330 268v12" />
      <Shape d="M196 250h56v26h-56z" />
      <Wheel x={142} y={266} r={34} />
      <Wheel x={488} y={266} r={34} />
      <Line d="M530 274h30l14 6" />
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
      <Line d="M168 128l-24 60h48v-58M192 130v118M64 208h26M200 128v120" />
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
      <Line d="M88 254a44 44 0 0 1 88 0M400 246a42 42 0 0 1 84 0" />
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
