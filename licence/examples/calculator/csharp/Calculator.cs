using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Text;
using Keywerk;

/// <summary>
/// A calculator that asks for its licence at its start: calculator.lic and keys.json beside it. Without a valid one it calculates
/// nothing. German where LC_ALL, LC_MESSAGES or LANG says so, else English.
/// <code>mono calculator.exe '12.5 * 3'          or a line of standard input for each</code>
/// Ends with 0, with 1 without a valid licence, with 2 for what cannot be calculated.
/// </summary>
internal static class Calculator
{
    // What the portal calls this program, and its major version.
    private const string Product = "calculator";
    private const int Version = 1;

    private static readonly string Language = ChosenLanguage();
    private static readonly TextWriter Output = Utf8(Console.OpenStandardOutput());
    private static readonly TextWriter Errors = Utf8(Console.OpenStandardError());

    private static TextWriter Utf8(Stream stream)
    {
        return new StreamWriter(stream, new UTF8Encoding(false)) { AutoFlush = true, NewLine = "\n" };
    }

    private static string ChosenLanguage()
    {
        string chosen = new[] { "LC_ALL", "LC_MESSAGES", "LANG" }
            .Select(Environment.GetEnvironmentVariable)
            .FirstOrDefault(value => !string.IsNullOrEmpty(value)) ?? "";
        return chosen.StartsWith("de", StringComparison.Ordinal) ? "de" : "en";
    }

    private static string Says(string german, string english)
    {
        return Language == "de" ? german : english;
    }

    /// <summary>The licence in its file, on this machine, now; null where nothing can be said.</summary>
    private static Verdict VerdictHere()
    {
        string folder = AppDomain.CurrentDomain.BaseDirectory;
        string path = Path.Combine(folder, "keys.json");
        try
        {
            Verifier verifier = Verifier.FromFile(path);
            path = Path.Combine(folder, "calculator.lic");
            return verifier.VerifyFile(path, new Circumstances().ThisMachine().ProductVersion(Version));
        }
        catch (KeywerkException error)
        {
            Errors.WriteLine(path + ": " + Library.ErrorText(error.Code, Language));
        }
        catch (IOException)
        {
            Errors.WriteLine(path + ": " + Library.ErrorText(KeywerkException.CannotRead, Language));
        }
        return null;
    }

    private static void TellDays(Verdict verdict)
    {
        if (verdict.DaysLeft == null) Errors.WriteLine(Says("Unbegrenzt gültig.", "Valid without an end."));
        else
            Errors.WriteLine(
                Says("Verbleibende Tage: {0}. Tage der Kulanzfrist: {1}.", "Days left: {0}. Days of grace: {1}."),
                verdict.DaysLeft,
                verdict.GraceLeft);
    }

    /// <summary>Tells what there is to tell; whether the program may go on.</summary>
    private static bool IsLicensed(Verdict verdict)
    {
        bool own = verdict.Product == Product;
        bool valid = verdict.IsValid && own;
        if (valid) Errors.WriteLine(Says("Lizenziert für {0}.", "Licensed to {0}."), verdict.Licensee);
        else
            Errors.WriteLine(
                Says("Ohne gültige Lizenz wird nicht gerechnet.", "Nothing is calculated without a valid licence."));
        foreach (string line in verdict.ReasonTexts(Language).Zip(verdict.Reasons, (text, code) => text + " (" + code + ")"))
            Errors.WriteLine(line);
        if (verdict.IsRead && !own)
            Errors.WriteLine(
                Says("Die Lizenz gilt für ein anderes Programm: {0}.", "The licence is for another program: {0}."),
                verdict.ProductTitle);
        if (verdict.IsGenuine) TellDays(verdict);
        // A licence that ends soon and one in its grace are notes.
        if (valid) foreach (string note in verdict.NoteTexts(Language)) Errors.WriteLine(Says("Hinweis: ", "Note: ") + note);
        return valid;
    }

    /// <summary>Prints the result, with a comma in German; whether there is one.</summary>
    private static bool PrintResult(string written)
    {
        double value = Arithmetic.Calculate(written);
        if (double.IsNaN(value) || double.IsInfinity(value))
        {
            Errors.WriteLine(Says("Das lässt sich nicht rechnen: ", "This cannot be calculated: ") + written);
            return false;
        }
        string result = value.ToString("G15", CultureInfo.InvariantCulture).ToLowerInvariant();
        Output.WriteLine(Says(result.Replace('.', ','), result));
        return true;
    }

    private static IEnumerable<string> InputLines()
    {
        for (string line = Console.In.ReadLine(); line != null; line = Console.In.ReadLine())
            if (line != "") yield return line;
    }

    private static int Main(string[] arguments)
    {
        Verdict verdict = VerdictHere();
        if (verdict == null || !IsLicensed(verdict)) return 1;
        bool good = true;
        foreach (string line in arguments.Length > 0 ? arguments : InputLines()) good = PrintResult(line) && good;
        return good ? 0 : 2;
    }
}
