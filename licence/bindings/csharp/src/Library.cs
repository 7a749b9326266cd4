using System;

namespace Keywerk
{
    /// <summary>The shared library itself. Throws DllNotFoundException where there is none.</summary>
    public static class Library
    {
        /// <summary>Such as 0.9.0.</summary>
        public static string Version
        {
            get { return Utf8.Decode(Native.kw_version()); }
        }

        /// <summary>A number of KeywerkException as a sentence in "de" or "en".</summary>
        public static string ErrorText(int code, string language)
        {
            return Utf8.Decode(Native.kw_error_text(code, Utf8.Encode(language)));
        }

        /// <summary>The sentence of a code of FORMAT.md, with what it says of a case in braces; null for no such code.</summary>
        public static string ReasonText(string code, string language)
        {
            return Utf8.Decode(Native.kw_reason_text(Utf8.Encode(code), Utf8.Encode(language)));
        }

        internal static void CheckAbi()
        {
            if (Native.kw_abi_version() != Native.AbiVersion)
                throw new NotSupportedException("This libkeywerk has another ABI than " + Native.AbiVersion + ".");
        }
    }
}
