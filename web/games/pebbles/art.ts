// The pebbles as drawings: each worth has its own outline, pattern and colour. In a 64 by 64 box.

export interface Drawing {
  colour: string;
  outline: string;
  pattern: string; // drawn as lighter lines on the stone
}

export const DRAWINGS: readonly Drawing[] = [
  {
    colour: "#b9bcc4",
    outline: "M32 14C43 14 51 22 51 32S43 50 32 50S13 42 13 32S21 14 32 14Z",
    pattern: "",
  },
  {
    colour: "#e2ad5b",
    outline: "M9 33C9 22 19 16 32 16S55 22 55 32S46 49 32 49S9 42 9 33Z",
    pattern: "M11 26Q32 36 53 25M11 40Q32 48 52 40",
  },
  {
    colour: "#6f9f6a",
    outline: "M32 8C39 8 57 37 57 44C57 53 46 56 32 56S7 53 7 44C7 37 25 8 32 8Z",
    pattern: "M32 14v.1M24 26v.1M40 26v.1M15 46v.1M49 46v.1M24 51v.1M40 51v.1",
  },
  {
    colour: "#5d8fb8",
    outline: "M16 11C24 7 41 7 48 11C55 15 57 41 51 48C46 56 18 56 13 49C6 41 8 16 16 11Z",
    pattern: "M12 16L52 48M52 15L12 48",
  },
  {
    colour: "#9a78ad",
    outline:
      "M32 7C40 7 57 19 58 26C59 35 51 54 44 56C38 58 26 58 20 56C13 54 5 35 6 26C7 19 24 7 32 7Z",
    pattern: "M32 12C45 16 53 24 52 32S44 52 32 53S12 44 12 32S19 16 32 12Z",
  },
  {
    colour: "#c9573f",
    outline:
      "M21 7C28 3 37 3 44 7C52 12 60 25 60 32S52 52 44 57C37 61 28 61 21 57C13 52 4 39 4 32S13 12 21 7Z",
    pattern: "M32 6V58M9 18L55 46M55 18L9 46",
  },
];
