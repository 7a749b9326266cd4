using System;
using System.Collections;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Reflection;
using System.Text;
using System.Text.RegularExpressions;
using Keywerk;

/// <summary>
/// Prints everything the package tells of a licence, a status answer, a request and this machine, for the tests.
/// <code>Everything.exe LICENCE KEYS STATUS REQUEST STORE</code>
/// </summary>
internal static class Everything
{
    private static readonly TextWriter Output =
        new StreamWriter(Console.OpenStandardOutput(), new UTF8Encoding(false)) { AutoFlush = true, NewLine = "\n" };

    private static string Spelled(object value)
    {
        if (value == null) return "-";
        if (value is bool) return (bool)value ? "true" : "false";
        if (value is string || value.GetType().IsPrimitive) return value.ToString();
        if (value is IEnumerable) return "[" + string.Join(" ", ((IEnumerable)value).Cast<object>().Select(Spelled)) + "]";
        IEnumerable<PropertyInfo> properties = PropertiesOf(value);
        // Pairs and keys are what they hold, modules say what is what.
        return value is Keywerk.Module
            ? "[" + string.Join(" ", properties.Where(one => one.Name != "Index").Select(one => Name(one) + "=" + Spelled(one.GetValue(value)))) + "]"
            : "[" + string.Join(" ", value.GetType().GetProperties().Select(one => Spelled(one.GetValue(value)))) + "]";
    }

    private static IEnumerable<PropertyInfo> PropertiesOf(object value)
    {
        return value.GetType().GetProperties().OrderBy(Name, StringComparer.Ordinal);
    }

    /// <summary>As other languages spell it: IsValid is is_valid.</summary>
    private static string Name(PropertyInfo property)
    {
        return Regex.Replace(property.Name, "(?<=[a-z0-9])([A-Z])", "_$1").ToLowerInvariant();
    }

    private static void Put(string what, object value)
    {
        Output.WriteLine(what + " " + Spelled(value));
    }

    private static void PutAll(string what, object found)
    {
        foreach (PropertyInfo property in PropertiesOf(found)) Put(what + "." + Name(property), property.GetValue(found));
    }

    private static void Main(string[] args)
    {
        string licence = args[0], keys = args[1], statusFile = args[2], requestFile = args[3], store = args[4];
        Put("codes", Library.ReasonCodes);
        Put("library", new[] { Library.Version, Library.Cryptography });
        Put("words", new[] { Library.ErrorText(3, "de"), Library.ReasonText("licence.size", "de"), Library.ReasonText("?", "de") });
        Machine machine = new Machine();
        PutAll("machine", machine);
        Put("machine.hashes", machine.TraitHashes("AAECAwQFBgcICQoLDA0ODw"));
        Verifier verifier = Verifier.FromFile(keys);
        Verdict verdict = null;
        foreach (Circumstances about in new[] { null, new Circumstances().On(machine), new Circumstances().ThisMachine() })
        {
            verdict = verifier.Verify(File.ReadAllBytes(licence), about);
            PutAll("verdict", verdict);
            foreach (string language in new[] { "de", "en" })
            {
                Put("reasons", verdict.ReasonTexts(language));
                Put("notes", verdict.NoteTexts(language));
            }
        }
        Put("module", new[] { verdict.FindModule("LAGER"), verdict.FindModule("LAGER", 99) });
        Put("stored", verifier.LoadStatus(verdict, store));
        Status answer = verifier.ReadStatus(verdict, File.ReadAllBytes(statusFile));
        PutAll("status", answer);
        Put("age", answer.Age(answer.AtSeconds + 5));
        Put("saved", verifier.SaveStatus(verdict, answer, store));
        PutAll("stored", verifier.LoadStatus(verdict, store));
        Status refused = verifier.ReadStatus(verdict, new[] { (byte)'?' });
        Put("refused", new[] { refused.Refusal, refused.RefusalText("de"), refused.State });
        PutAll("verifier", verifier);
        PutAll("request", Request.Read(File.ReadAllBytes(requestFile)));
        Request refusedRequest = Request.Read(new[] { (byte)'?' });
        Put("refused", new[] { refusedRequest.Refusal, refusedRequest.RefusalText("en") });
        Action[] wrongs =
        {
            () => new Circumstances().AddMac("?"),
            () => verifier.VerifyFile("?"),
            () => new Verifier(new[] { (byte)'?' }),
        };
        foreach (Action wrong in wrongs)
            try
            {
                wrong();
            }
            catch (KeywerkException error)
            {
                Put("error", new object[] { error.Code, error.Message });
            }
    }
}
