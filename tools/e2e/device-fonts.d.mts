export function deviceFonts(fonts: { hasKorean: boolean }): { FONTCONFIG_FILE: string };
