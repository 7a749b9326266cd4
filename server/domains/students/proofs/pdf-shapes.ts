/**
 * What of an object is copied. Numbers, names and texts always are; of dictionaries and streams the keys named here,
 * and no other. ISO 32000-2 says of each key what it is. Each shape is one object: by it an object is known that was
 * written already.
 */
export interface PdfShape {
  keys?: Readonly<Record<string, () => PdfShape>>
  /** Every key, whatever its name: a page's resources are called as its maker likes. */
  any?: () => PdfShape
  /** Whether it may be a stream. */
  stream?: true
  /** Chooses the shape by what the object says of itself in /Subtype; what has no shape is left out. */
  bySubtype?: Readonly<Record<string, () => PdfShape>>
}

const plain: PdfShape = {}
/** Keys that hold numbers, names, texts and lists of them. */
const plainKeys = (names: string): Record<string, () => PdfShape> =>
  Object.fromEntries(names.split(' ').map((name) => [name, () => plain]))

/** Of what colours are made: functions, profiles, and lists that hold them. */
const colour: PdfShape = {
  stream: true,
  keys: {
    ...plainKeys('FunctionType Domain Range Size BitsPerSample Order Encode Decode C0 C1 N Bounds'),
    ...plainKeys('WhitePoint BlackPoint Gamma Matrix'),
    Functions: () => colour,
    Alternate: () => colour,
    Colorants: () => colours,
  },
}

const colours: PdfShape = { any: () => colour }

export const group: PdfShape = { keys: { ...plainKeys('Type S I K'), CS: () => colour } }

const image: PdfShape = {
  stream: true,
  keys: {
    ...plainKeys('Type Subtype Width Height BitsPerComponent Intent ImageMask Decode Interpolate SMaskInData Matte'),
    ColorSpace: () => colour,
    // A colour key, or a picture.
    Mask: () => image,
    SMask: () => image,
  },
}

/** Content that is drawn within other content. */
export const form: PdfShape = {
  stream: true,
  keys: {
    ...plainKeys('Type Subtype FormType BBox Matrix'),
    Resources: () => resources,
    Group: () => group,
    OC: () => layer,
  },
}

const fontFile: PdfShape = { stream: true, keys: plainKeys('Length1 Length2 Length3 Subtype') }
const font: PdfShape = {
  keys: {
    ...plainKeys('Type Subtype Name BaseFont FirstChar LastChar Widths DW W DW2 W2 FontBBox FontMatrix'),
    Encoding: () => encoding,
    ToUnicode: () => content,
    CIDToGIDMap: () => content,
    CIDSystemInfo: () => cidSystem,
    DescendantFonts: () => font,
    CharProcs: () => glyphs,
    Resources: () => resources,
    FontDescriptor: () => fontDescriptor,
  },
}
const encoding: PdfShape = {
  stream: true,
  keys: { ...plainKeys('Type BaseEncoding Differences CMapName WMode UseCMap'), CIDSystemInfo: () => cidSystem },
}
const fontDescriptor: PdfShape = {
  keys: {
    ...plainKeys('Type FontName FontFamily FontStretch FontWeight Flags FontBBox ItalicAngle Ascent Descent Leading'),
    ...plainKeys('CapHeight XHeight StemV StemH AvgWidth MaxWidth MissingWidth CharSet'),
    FontFile: () => fontFile,
    FontFile2: () => fontFile,
    FontFile3: () => fontFile,
  },
}
const glyphs: PdfShape = { any: () => content }
const cidSystem: PdfShape = { keys: plainKeys('Registry Ordering Supplement') }

const graphicsState: PdfShape = {
  keys: {
    ...plainKeys('Type LW LC LJ ML D RI OP op OPM FL SM SA BM CA ca AIS TK'),
    Font: () => font,
    BG: () => colour,
    BG2: () => colour,
    UCR: () => colour,
    UCR2: () => colour,
    TR: () => colour,
    TR2: () => colour,
    SMask: () => softMask,
  },
}
const softMask: PdfShape = { keys: { ...plainKeys('Type S BC'), G: () => form, TR: () => colour } }

const shading: PdfShape = {
  stream: true,
  keys: {
    ...plainKeys('ShadingType Background BBox AntiAlias Coords Domain Extend Matrix Decode VerticesPerRow'),
    ...plainKeys('BitsPerCoordinate BitsPerComponent BitsPerFlag'),
    ColorSpace: () => colour,
    Function: () => colour,
  },
}

const pattern: PdfShape = {
  stream: true,
  keys: {
    ...plainKeys('Type PatternType PaintType TilingType BBox XStep YStep Matrix'),
    Resources: () => resources,
    Shading: () => shading,
    ExtGState: () => graphicsState,
  },
}

/** Layers, which may be switched off. */
const layer: PdfShape = { keys: { ...plainKeys('Type Name Intent P VE'), OCGs: () => layer } }

/** What a page's content names: fonts, pictures, colours. */
export const resources: PdfShape = {
  keys: {
    ProcSet: () => plain,
    ColorSpace: () => colours,
    ExtGState: () => graphicsStates,
    Font: () => fonts,
    Pattern: () => patterns,
    Properties: () => layersNamed,
    Shading: () => shadings,
    XObject: () => drawings,
  },
}
const graphicsStates: PdfShape = { any: () => graphicsState }
const fonts: PdfShape = { any: () => font }
const patterns: PdfShape = { any: () => pattern }
const layersNamed: PdfShape = { any: () => layer }
const shadings: PdfShape = { any: () => shading }
const drawing: PdfShape = { bySubtype: { Image: () => image, Form: () => form } }
const drawings: PdfShape = { any: () => drawing }

/** The stream or streams of what a page shows, and other streams that need no keys of their own. */
export const content: PdfShape = { stream: true }

/** Boxes and turn of a page. */
export const box = plain

/** How streams are packed. */
export const decodeParameters: PdfShape = {
  keys: {
    ...plainKeys('Predictor Colors BitsPerComponent Columns EarlyChange K EndOfLine EncodedByteAlign Rows EndOfBlock'),
    ...plainKeys('BlackIs1 DamagedRowsBeforeError ColorTransform'),
    JBIG2Globals: () => content,
  },
}

/** Which layers are on at first. */
export const layers: PdfShape = { keys: { OCGs: () => layer, D: () => layersShown } }
const layersShown: PdfShape = {
  keys: { ...plainKeys('Name BaseState Intent'), ON: () => layer, OFF: () => layer },
}
