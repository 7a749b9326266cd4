using System.Globalization;
using System.Text;

/// <summary>What is written, calculated.</summary>
internal sealed class Arithmetic
{
    private const int MaxCharacters = 200;

    private readonly string text;
    private int at;

    private Arithmetic(string text)
    {
        this.text = text;
    }

    /// <summary>
    /// The value of numbers with a point or a comma, + - * / and brackets, at most 200 characters. Not finite for everything that
    /// cannot be calculated.
    /// </summary>
    internal static double Calculate(string written)
    {
        if (Encoding.UTF8.GetByteCount(written) > MaxCharacters) return double.NaN;
        Arithmetic arithmetic = new Arithmetic(written);
        double value = arithmetic.Sum();
        arithmetic.PassBlanks();
        // Nothing may follow; 0 has no sign.
        return arithmetic.at == written.Length ? value + 0.0 : double.NaN;
    }

    private void PassBlanks()
    {
        while (at < text.Length && (text[at] == ' ' || text[at] == '\t')) at++;
    }

    private bool Takes(char sign)
    {
        PassBlanks();
        if (at == text.Length || text[at] != sign) return false;
        at++;
        return true;
    }

    private double Sum()
    {
        double value = Product();
        while (true)
        {
            if (Takes('+')) value += Product();
            else if (Takes('-')) value -= Product();
            else return value;
        }
    }

    private double Product()
    {
        double value = Factor();
        while (true)
        {
            if (Takes('*')) value *= Factor();
            else if (Takes('/')) value = Quotient(value, Factor());
            else return value;
        }
    }

    /// <summary>Without a value where the other one is 0.</summary>
    private static double Quotient(double value, double other)
    {
        return other != 0 ? value / other : double.NaN;
    }

    private double Factor()
    {
        if (Takes('-')) return -Factor();
        if (!Takes('(')) return Number();
        double value = Sum();
        return Takes(')') ? value : double.NaN;
    }

    private double Number()
    {
        int from = at;
        PassDigits();
        if (at == from) return double.NaN;
        if (at < text.Length && (text[at] == '.' || text[at] == ','))
        {
            int point = at++;
            PassDigits();
            if (at == point + 1) return double.NaN;
        }
        return double.Parse(text.Substring(from, at - from).Replace(',', '.'), CultureInfo.InvariantCulture);
    }

    private void PassDigits()
    {
        while (at < text.Length && text[at] >= '0' && text[at] <= '9') at++;
    }
}
